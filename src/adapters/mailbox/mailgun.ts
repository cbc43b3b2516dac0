import { createHmac, timingSafeEqual } from 'node:crypto';

export type MailgunNotice = {
  readonly source: Uint8Array /** To which address it was delivered, in lower case. */;
  readonly recipient: string;
};

/** Mailgun retries a notification for eight hours. An older one is a replay by somebody who recorded it. */
const longestSeconds = 9 * 3_600;

type Checking = { readonly signingKey: string /** Milliseconds since 1970. */; readonly now: number };

/**
 * An incoming mail as Mailgun posts it to an address that ends with `mime`: a form whose `body-mime` is the whole mail, signed by
 * HMAC-SHA256 of `timestamp` and `token` in hexadecimal (https://documentation.mailgun.com/docs/mailgun/user-manual/receive-forward-store).
 * `forged`: the signature does not match this key. `no-mail`: the signature matches, but the form contains no mail.
 */
export async function readMailgunNotice(form: FormData, { signingKey, now }: Checking): Promise<MailgunNotice | 'forged' | 'no-mail'> {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const [timestamp, token, signature] = [text('timestamp'), text('token'), text('signature')];
  if (!isSigned({ timestamp, token, signature, signingKey })) return 'forged';
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(now / 1_000 - Number(timestamp)) > longestSeconds) return 'forged';
  const mail = form.get('body-mime');
  const source = mail === null ? new Uint8Array() : typeof mail === 'string' ? Buffer.from(mail) : await mail.bytes();
  return source.length === 0 ? 'no-mail' : { source, recipient: text('recipient').trim().toLowerCase() };
}

type Signed = { readonly timestamp: string; readonly token: string; readonly signature: string; readonly signingKey: string };

function isSigned({ timestamp, token, signature, signingKey }: Signed): boolean {
  if (timestamp === '' || token === '' || !/^[0-9a-f]{64}$/i.test(signature)) return false;
  const own = createHmac('sha256', signingKey)
    .update(timestamp + token)
    .digest();
  return timingSafeEqual(own, Buffer.from(signature, 'hex'));
}
