import type { ForgettingContext } from '#operations/privacy/anonymise.ts';
import type { BookingContext } from '#operations/trips/context.ts';
import type { DueKind } from '#operations/trips/due-trips.ts';
import type { Logger } from '../log.ts';

/** What sweeps work with. */
export type DueJobContext = ForgettingContext &
  Pick<BookingContext, 'sendsTexts' | 'incidentWords'> & { readonly log: Pick<Logger, 'info' | 'error'> };

/** One thing that time does to trips. */
export type DueJob = {
  readonly kind: DueKind;
  /** Does it to one trip where it still is due; false where it is not, or must wait for a later sweep. */
  readonly settle: (context: ForgettingContext, tripId: string) => Promise<boolean>;
};
