import type { ContentLibrary } from '#content/library.ts';
import type { RoutePainter } from '#geo/ports.ts';
import type { BookingContext } from '#operations/trips/context.ts';

/** What the server passes to every operation. All of it outlives the request: nothing here belongs to one visitor. */
export type ApiContext = BookingContext & {
  /** The imported texts. Throws {@link Unavailable} while none have been loaded. */
  readonly getContent: () => ContentLibrary;
  readonly pictures: RoutePainter;
};
