import type { ReactNode } from 'react';
import type { TripFile } from '#domain/sites/links.ts';
import { usePathTo } from '../../../site-context.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { TripData } from '../shared/state/load-trip.ts';
import styles from './documents.module.css';

type FileLinkProps = {
  readonly data: Pick<TripData, 'flow' | 'travel'>;
  readonly file: TripFile;
  /** It leads to a page elsewhere. */
  readonly isPage?: boolean;
  readonly children: ReactNode;
};

/** A file of the trip to download. It is never a page, so the browser fetches it itself. */
export function FileLink({ data: { flow, travel }, file, isPage = false, children }: FileLinkProps) {
  const pathTo = usePathTo();
  return (
    <a href={pathTo({ page: 'trip-document', flow, id: travel.id, file })} download={isPage ? undefined : true} className={styles.file}>
      <Icon name="download" />
      <span>{children}</span>
    </a>
  );
}
