import { type LookupAddress, lookup as lookUpName } from 'node:dns';
import type { LookupFunction } from 'node:net';

class AddressRefused extends Error {
  override readonly name = 'AddressRefused';
}

/** Looks a name up as usual, and refuses it if any of its addresses is not allowed. */
export function createLookup(isAllowed: (address: string) => boolean): LookupFunction {
  return (host, options, callback) => {
    lookUpName(host, { ...options, all: true }, (error, found: LookupAddress[]) => {
      const [first] = found ?? [];
      if (error !== null || first === undefined) return callback(error ?? new Error('no address'), '', 0);
      if (!found.every(({ address }) => isAllowed(address))) return callback(new AddressRefused('not public'), '', 0);
      if (options.all === true) return callback(null, found);
      return callback(null, first.address, first.family);
    });
  };
}

/** A word for what failed; a message of the system may hold addresses of our network. */
export function nameError(error: Error): string {
  if (error instanceof AddressRefused) return 'address-refused';
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'timeout';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'no-such-host';
  return /CERT|TLS|SSL|SELF_SIGNED|VERIFY/.test(code) ? 'certificate' : 'unreachable';
}
