import type { ForgettingContext } from '#operations/privacy/anonymise.ts';
import type { BookingContext } from '#operations/trips/context.ts';
import type { DueKind } from '#operations/trips/due-trips.ts';
import type { Logger } from '../log.ts';

/** The dependencies of scheduled jobs. */
export type DueJobContext = ForgettingContext &
  Pick<BookingContext, 'sendsTexts' | 'incidentWords'> & { readonly log: Pick<Logger, 'info' | 'error'> };

/** One thing that time does to trips. */
export type DueJob = {
  readonly kind: DueKind;
  /** Applies it to one trip if it is still due; false if it is not, or must wait for a later run. */
  readonly settle: (context: ForgettingContext, tripId: string) => Promise<boolean>;
};
