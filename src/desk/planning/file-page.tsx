import type { ReactNode } from 'react';
import styles from './planning.module.css';

type FilePageProps = {
  /** Whose or of what it is: a name or a plate. */
  readonly name: string;
  readonly first: ReactNode;
  readonly children: ReactNode;
};

/** The page of one driver, vehicle or operator: what matters most of it first, the rest beside that. */
export function FilePage({ name, first, children }: FilePageProps) {
  return (
    <>
      <title>{name}</title>
      <h1 className={styles.title}>{name}</h1>
      <div className={styles.columns}>
        {first}
        <div>{children}</div>
      </div>
    </>
  );
}
