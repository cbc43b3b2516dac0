import type { ContentLibrary } from '#content/library.ts';
import type { WalletName } from '#domain/trip/wallet-names.ts';
import type { RoutePainter } from '#geo/ports.ts';
import type { BookingContext } from '#operations/trips/context.ts';

/** What the server passes to every operation. All of it outlives the request, but for the agency that asks. */
export type ApiContext = BookingContext & {
  /** The imported texts. Throws {@link Unavailable} while none have been loaded. */
  readonly getContent: () => ContentLibrary;
  readonly pictures: RoutePainter;
  /** Whose key the request carried; absent for everybody else, and for our own pages. */
  readonly agencyId?: string | null;
  /** The wallets of phones that a trip can be added to. */
  readonly wallets: readonly WalletName[];
};
