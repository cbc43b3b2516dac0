import type { ReplicaFigure } from '#db/engine/replication-figures.ts';
import type { AuditFigures } from '#operations/audit/audit-figures.ts';
import type { MoneyFigure } from '#operations/payments/money-figures.ts';
import type { RouteKind } from './route-kind.ts';

export type RequestDone = { readonly kind: RouteKind; readonly status: number; readonly seconds: number };
/** A request for a content page: served from the cache, served while a newer one is rendered, or rendered first. */
export type PageSource = 'kept' | 'kept-and-renewed' | 'made';
/** An attempted mail; `kind` as in its payload. */
export type MailTried = { readonly kind: string; readonly fate: 'sent' | 'retried' | 'failed'; readonly seconds: number };
export type QueryDone = { readonly isFailed: boolean; readonly seconds: number };
export type PoolFigures = { readonly open: number; readonly idle: number; readonly waiting: number };
export type LoadShedderFigures = { readonly running: number; readonly waiting: number; readonly width: number };
/** The length and age of the outbox queue; overdue trips; money that needs a person; standbys. */
export type WorkFigures = {
  readonly mails: readonly { readonly priority: 'urgent' | 'other'; readonly waiting: number; readonly oldestSeconds: number }[];
  readonly due: readonly { readonly kind: string; readonly trips: number }[];
  readonly money: readonly MoneyFigure[];
  readonly replicas: readonly ReplicaFigure[];
  readonly audit: AuditFigures;
  /** Since the last backup; null: there was none. */
  readonly backupSeconds: number | null;
};

/** The metrics of this process. Never a trip key, a name or an address. */
export type Metrics = {
  readonly requestDone: (done: RequestDone) => void;
  readonly pageAsked: (outcome: PageSource) => void;
  readonly mailTried: (mail: MailTried) => void;
  readonly queryDone: (query: QueryDone) => void;
  readonly watchPool: (read: () => PoolFigures) => void;
  readonly watchLoadShedder: (read: () => LoadShedderFigures) => void;
  /** Read at each scrape, but at most every ten seconds. */
  readonly watchWork: (read: () => Promise<WorkFigures>) => void;
  readonly read: () => Promise<{ readonly contentType: string; readonly text: string }>;
};
