import type { ReactNode } from 'react';
import { Presence } from '../ui/page.tsx';
import { useLive } from '../use-live.ts';
import styles from './planning.module.css';
import { SeenContext, type SeenFile } from './seen.ts';

type FilePageProps = {
  /** Whose or of what it is: a name or a plate. */
  readonly name: string;
  readonly first: ReactNode;
  readonly seen: SeenFile;
  readonly children: ReactNode;
};

/** The page of one driver, vehicle or operator: what matters most of it first, the rest beside that. */
export function FilePage({ name, first, seen, children }: FilePageProps) {
  useLive(`page ${seen.subject}`);
  return (
    <SeenContext value={seen}>
      <title>{name}</title>
      <h1 className={styles.title}>
        {name} <Presence names={seen.present} />
      </h1>
      <div className={styles.columns}>
        {first}
        <div>{children}</div>
      </div>
    </SeenContext>
  );
}
