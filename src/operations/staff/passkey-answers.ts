import * as v from 'valibot';

/** What browsers return (WebAuthn level 3, 5.1): all binary data as base64url. */
const binary = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]*$/), v.maxLength(20_000));
const transport = v.picklist(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']);
const attachment = v.exactOptional(v.picklist(['cross-platform', 'platform']));
const kind = v.literal('public-key');

export const newPasskeyAnswer = v.object({
  id: binary,
  rawId: binary,
  type: kind,
  authenticatorAttachment: attachment,
  clientExtensionResults: v.object({}),
  response: v.object({
    clientDataJSON: binary,
    attestationObject: binary,
    // Browsers may name newer transports that are not in the list: those are dropped.
    transports: v.optional(
      v.pipe(
        v.array(v.string()),
        v.transform((names) => names.filter((name) => v.is(transport, name))),
      ),
      [],
    ),
  }),
});

export const passkeyAnswer = v.object({
  id: binary,
  rawId: binary,
  type: kind,
  authenticatorAttachment: attachment,
  clientExtensionResults: v.object({}),
  response: v.object({
    clientDataJSON: binary,
    authenticatorData: binary,
    signature: binary,
    userHandle: v.exactOptional(binary),
  }),
});

export type NewPasskeyAnswer = v.InferOutput<typeof newPasskeyAnswer>;
export type PasskeyAnswer = v.InferOutput<typeof passkeyAnswer>;
