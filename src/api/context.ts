import type { ContentLibrary } from '#content/library.ts';
import type { Database } from '#data/engine/tables.ts';
import type { PublicAddresses } from '#domain/sites/host.ts';
import type { AnsweringPlaceFinder, RoadRouter, RoutePainter } from '#geo/ports.ts';
import type { PaymentProvider } from '#payments/ports.ts';
import type { ApiLog } from './run/failures.ts';

/** What the server hands to every operation. All of it outlives the request: nothing here belongs to one visitor. */
export type ApiContext = {
  /** The imported texts. Throws {@link Unavailable} while none have been loaded. */
  readonly getContent: () => ContentLibrary;
  readonly places: AnsweringPlaceFinder;
  readonly roads: RoadRouter;
  readonly pictures: RoutePainter;
  readonly db: Database;
  readonly addresses: PublicAddresses;
  /** Takes payments; null where none is set up, and then nothing of it is offered. */
  readonly payments: PaymentProvider | null;
  /** Cryptographically strong. */
  readonly randomBytes: (count: number) => Uint8Array;
  /** The instant now by this process's clock, for what is only shown; money and validity are judged by the database's. */
  readonly now: () => string;
  readonly log: ApiLog;
};
