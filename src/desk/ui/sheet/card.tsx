import { type ReactNode, useId } from 'react';
import styles from './sheet.module.css';

type CardProps = { readonly title: string; readonly from: string; readonly isWide?: boolean; readonly children: ReactNode };

/** A part on the sheet, with the file that has it. */
export function Card({ title, from, isWide = false, children }: CardProps) {
  const id = useId();
  return (
    <section className={styles.card} data-wide={isWide || undefined} aria-labelledby={id}>
      <h2 id={id}>
        {title} <code>{from}</code>
      </h2>
      {children}
    </section>
  );
}
