import { Fragment } from 'react';
import styles from './unbroken.module.css';

type UnbrokenProps = {
  readonly text: string;
  /** An amount, a date, a number or a reference as it stands in the text. */
  readonly part: string;
};

/** A sentence in which one part never stands on two lines. */
export function Unbroken({ text, part }: UnbrokenProps) {
  if (part === '') return text;
  const [before = '', ...after] = text.split(part);
  return (
    <>
      {before}
      {after.map((words, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text's pieces never change places
        <Fragment key={index}>
          <span className={styles.part}>{part}</span>
          {words}
        </Fragment>
      ))}
    </>
  );
}
