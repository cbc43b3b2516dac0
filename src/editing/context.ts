import type { BookingContext } from '#booking/context.ts';

/** What the use cases of prices and pages work with. */
export type EditingContext = Pick<BookingContext, 'db' | 'roads' | 'places' | 'rates'>;
