import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { SigningOptions } from './desk-request.ts';

/** What the person's passkey answers; null where he gave up, or has none for the desk. */
export async function signWithPasskey(options: SigningOptions): Promise<object | null> {
  // Made by the server's half of the same library: its own type is the one of the other package.
  return await startAuthentication({ optionsJSON: options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'] }).catch(
    () => null,
  );
}

/** A new passkey; null where the person gave up, or the device has one already. */
export async function makePasskey(options: SigningOptions): Promise<object | null> {
  return await startRegistration({ optionsJSON: options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'] }).catch(
    () => null,
  );
}
