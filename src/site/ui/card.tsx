import type { ReactNode } from 'react';
import styles from './card.module.css';
import { classNames } from './class-names.ts';

type CardProps = {
  readonly children: ReactNode;
  /** A drawing that fills the top edge to edge. */
  readonly picture?: ReactNode;
  readonly as?: 'div' | 'article' | 'li' | 'section' | undefined;
  /** The one link in it covers the whole card. */
  readonly linked?: boolean | undefined;
  readonly className?: string | undefined;
};

export function Card({ children, picture, as: Element = 'div', linked, className }: CardProps) {
  return (
    <Element className={classNames(styles.card, linked && styles.linked, className)}>
      {picture && <div className={styles.picture}>{picture}</div>}
      <div className={styles.body}>{children}</div>
    </Element>
  );
}

type PanelProps = {
  readonly children: ReactNode;
  readonly tone?: 'plain' | 'tint' | 'sunken' | undefined;
  readonly className?: string | undefined;
};

/** A quiet area that holds things together: a price box, a form's part. */
export function Panel({ children, tone = 'plain', className }: PanelProps) {
  return <div className={classNames(styles.panel, styles[tone], className)}>{children}</div>;
}
