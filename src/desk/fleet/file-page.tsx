import type { ReactNode } from 'react';
import styles from '../planning/planning.module.css';
import { Page, Presence } from '../ui/page.tsx';
import { useLive } from '../use-live.ts';
import { SeenContext, type SeenFile } from './seen.ts';

type FilePageProps = {
  /** Of whom or what it is: a name or a plate. */
  readonly name: string;
  readonly first: ReactNode;
  readonly seen: SeenFile;
  /** At the right of the head. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

/** The page of one driver, vehicle or operator: what matters most of it first, the rest beside that. */
export function FilePage({ name, first, seen, actions, children }: FilePageProps) {
  useLive(`page ${seen.subject}`);
  const bar = (
    <>
      <Presence names={seen.present} />
      {actions}
    </>
  );
  return (
    <SeenContext value={seen}>
      <Page title={name} actions={bar}>
        <title>{name}</title>
        <div className={styles.columns}>
          <div>{first}</div>
          <div>{children}</div>
        </div>
      </Page>
    </SeenContext>
  );
}
