import type { PublicAddresses } from '#domain/sites/host.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { WalletName } from '#domain/trip/wallet-names.ts';
import type { AppleSettings } from './apple-pass.ts';
import type { GoogleSettings } from './google-pass.ts';

/** The wallets that we can make passes for: those with configured certificates or keys. */
export type Wallets = {
  readonly offered: readonly WalletName[];
  /** The pass as a file; null where Apple's is not set, or the trip was never booked. */
  applePass(trip: Trip, now: string): Promise<Uint8Array | null>;
  /** The address that adds it; null as above. */
  googleLink(trip: Trip, now: string): Promise<string | null>;
};

type WalletSettings = {
  readonly apple: AppleSettings | null;
  readonly google: GoogleSettings | null;
  readonly addresses: PublicAddresses;
};

export function createWallets({ apple, google, addresses }: WalletSettings): Wallets {
  const factsOf = async (trip: Trip) => (await import('./pass-facts.ts')).describePass(trip, addresses);
  return {
    offered: [...(apple === null ? [] : ['apple' as const]), ...(google === null ? [] : ['google' as const])],
    async applePass(trip, now) {
      const facts = apple === null ? null : await factsOf(trip);
      if (apple === null || facts === null) return null;
      const { composeApplePass } = await import('./apple-pass.ts');
      return composeApplePass(facts, apple, now);
    },
    async googleLink(trip, now) {
      const facts = google === null ? null : await factsOf(trip);
      if (google === null || facts === null) return null;
      const { composeGoogleLink } = await import('./google-pass.ts');
      return composeGoogleLink(facts, google, { origin: new URL(addresses[trip.site]).origin, now });
    },
  };
}
