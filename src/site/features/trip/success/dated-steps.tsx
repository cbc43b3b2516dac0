import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import styles from './dated-steps.module.css';

export type DatedStep = {
  readonly key: string;
  /** When, in words. */
  readonly when: string;
  readonly title: string;
  readonly text?: ReactNode;
  /** What there is to do, with room for a form. */
  readonly more?: ReactNode;
  readonly isDone?: boolean;
};

/** The next steps by date: a line with the dates beside it, which a narrow screen shows above each step. */
export function DatedSteps({ steps }: { readonly steps: readonly DatedStep[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ key, when, title, text, more, isDone }) => (
        <li key={key} className={classNames(styles.step, isDone && styles.done)}>
          <p className={styles.when}>{when}</p>
          <div className={styles.content}>
            <p className={styles.title}>{title}</p>
            {text && <p className={styles.text}>{text}</p>}
            {more}
          </div>
        </li>
      ))}
    </ol>
  );
}
