import type { ReactNode } from 'react';
import styles from './card.module.css';
import { classNames } from './class-names.ts';

type CardProps = {
  readonly children: ReactNode;
  /** A drawing across the top edge. */
  readonly picture?: ReactNode;
  readonly as?: 'div' | 'article' | 'li' | 'section' | undefined;
  /** The only link in it covers the whole card. */
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

/** A quiet area that groups content: a price box, a part of a form. */
export function Panel({ children, tone = 'plain', className }: PanelProps) {
  return <div className={classNames(styles.panel, styles[tone], className)}>{children}</div>;
}
