import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import * as v from 'valibot';
import type { SigningOptions } from './desk-request.ts';

/**
 * What the desk asks a browser to sign (WebAuthn level 3, 5.1.8 and 5.4), as far as the server's half of the library uses it. Browsers
 * ignore anything else.
 */
const userVerification = v.picklist(['discouraged', 'preferred', 'required']);
const keyNames = v.array(
  v.object({
    id: v.string(),
    type: v.literal('public-key'),
    transports: v.exactOptional(v.array(v.picklist(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']))),
  }),
);
const signing = v.object({
  challenge: v.string(),
  timeout: v.exactOptional(v.number()),
  rpId: v.exactOptional(v.string()),
  allowCredentials: v.exactOptional(keyNames),
  userVerification: v.exactOptional(userVerification),
});
const making = v.object({
  challenge: v.string(),
  rp: v.object({ name: v.string(), id: v.exactOptional(v.string()) }),
  user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
  pubKeyCredParams: v.array(v.object({ type: v.literal('public-key'), alg: v.number() })),
  timeout: v.exactOptional(v.number()),
  excludeCredentials: v.exactOptional(keyNames),
  authenticatorSelection: v.exactOptional(
    v.object({
      residentKey: v.exactOptional(v.picklist(['discouraged', 'preferred', 'required'])),
      requireResidentKey: v.exactOptional(v.boolean()),
      userVerification: v.exactOptional(userVerification),
    }),
  ),
  attestation: v.exactOptional(v.picklist(['none', 'indirect', 'direct', 'enterprise'])),
});

/** The answer of the person's passkey; null where the person gave up, has none for the desk, or the server asks for nothing now. */
export async function signWithPasskey(): Promise<object | null> {
  try {
    const asked = await fetch('/sign-in/options', { method: 'POST', body: new URLSearchParams() });
    if (!asked.ok) return null;
    return await startAuthentication({ optionsJSON: v.parse(signing, await asked.json()) });
  } catch {
    return null;
  }
}

/** A new passkey; null where the person gave up, or the device has one already. */
export async function makePasskey(options: SigningOptions): Promise<object | null> {
  return await startRegistration({ optionsJSON: v.parse(making, options) }).catch(() => null);
}
