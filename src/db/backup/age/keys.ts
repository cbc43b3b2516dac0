import { Encrypter, generateIdentity, identityToRecipient } from 'age-encryption';

/** A key that opens backups (`AGE-SECRET-KEY-…`), and the recipient (`age1…`) for which they are encrypted. */
export type Identity = { readonly secret: string; readonly recipient: string };

/** A recipient for backups; null if the text is not one or is mistyped. */
export function parseRecipient(text: string): string | null {
  const recipient = text.trim();
  try {
    new Encrypter().addRecipient(recipient);
    return recipient;
  } catch {
    return null;
  }
}

/** The first key of a file as written by `age-keygen`; null if there is none. */
export async function parseIdentity(file: string): Promise<Identity | null> {
  const lines = file.split('\n').map((each) => each.trim().toUpperCase());
  const secret = lines.find((each) => each.startsWith('AGE-SECRET-KEY-'));
  if (secret === undefined) return null;
  try {
    return { secret, recipient: await identityToRecipient(secret) };
  } catch {
    return null;
  }
}

/** Creates a key pair, with the text of the file that `age -d -i` and a restore read. */
export async function createIdentity(): Promise<Identity & { readonly file: string }> {
  const secret = await generateIdentity();
  const recipient = await identityToRecipient(secret);
  return { secret, recipient, file: `# public key: ${recipient}\n${secret}\n` };
}
