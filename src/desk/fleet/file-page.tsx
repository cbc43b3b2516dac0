import type { ReactNode } from 'react';
import styles from '../planning/planning.module.css';
import { Page, Presence } from '../ui/page.tsx';
import { useLive } from '../use-live.ts';
import { SeenContext, type SeenFile } from './seen.ts';

type FilePageProps = {
  /** The title: a name or a number plate. */
  readonly name: string;
  readonly first: ReactNode;
  readonly seen: SeenFile;
  /** At the right of the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

/** The page of one driver, vehicle or operator: the main part first, the rest beside it. */
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
