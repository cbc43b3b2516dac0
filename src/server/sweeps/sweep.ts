import type { Database, DatabaseTransaction } from '#data/engine/tables.ts';
import type { DueKind } from '#data/trips/due-trips.ts';
import type { PublicAddresses } from '#domain/sites/host.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { Logger } from '../log.ts';

/** What sweeps work with. */
export type SweepContext = {
  readonly db: Database;
  readonly addresses: PublicAddresses;
  /** Cryptographically strong. */
  readonly randomBytes: (count: number) => Uint8Array;
  readonly log: Pick<Logger, 'info' | 'error'>;
};

export type Due = {
  /** Still due, and locked until the transaction ends. */
  readonly trip: Trip;
  /** An instant of the database's clock. */
  readonly at: string;
  readonly context: SweepContext;
};

/** One thing that time does to trips. */
export type Sweep = {
  readonly kind: DueKind;
  /** Does it to one trip, all in this transaction; false where it must wait for a later sweep. */
  readonly settle: (tx: DatabaseTransaction, due: Due) => Promise<boolean>;
};
