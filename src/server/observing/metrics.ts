import type { RouteKind } from './route-kind.ts';

export type RequestDone = { readonly kind: RouteKind; readonly status: number; readonly seconds: number };
/** A content page that was asked for: sent as it lay there, sent while a newer one is made, or made first. */
export type PageSource = 'kept' | 'kept-and-renewed' | 'made';
/** A mail that was tried: `kind` as in its payload. */
export type MailTried = { readonly kind: string; readonly fate: 'sent' | 'retried' | 'failed'; readonly seconds: number };
export type QueryDone = { readonly isFailed: boolean; readonly seconds: number };
export type PoolFigures = { readonly open: number; readonly idle: number; readonly waiting: number };
export type LoadShedderFigures = { readonly running: number; readonly waiting: number; readonly width: number };
/** Of what waits in the outbox, how much and since when; and to how many trips something is due. */
export type WorkFigures = {
  readonly mails: readonly { readonly priority: 'urgent' | 'other'; readonly waiting: number; readonly oldestSeconds: number }[];
  readonly due: readonly { readonly kind: string; readonly trips: number }[];
};

/** What is counted of this process, for whoever watches over it. Never a trip's key, a name or an address. */
export type Metrics = {
  readonly requestDone: (done: RequestDone) => void;
  readonly pageAsked: (outcome: PageSource) => void;
  readonly mailTried: (mail: MailTried) => void;
  readonly queryDone: (query: QueryDone) => void;
  readonly watchPool: (read: () => PoolFigures) => void;
  readonly watchGate: (read: () => LoadShedderFigures) => void;
  /** Asked at each reading, but no more often than every ten seconds. */
  readonly watchWork: (read: () => Promise<WorkFigures>) => void;
  readonly read: () => Promise<{ readonly contentType: string; readonly text: string }>;
};
