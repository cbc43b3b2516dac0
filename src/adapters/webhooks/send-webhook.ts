import { createHmac } from 'node:crypto';
import { request } from 'node:https';
import { isIP } from 'node:net';
import { createLookup, nameError } from './checked-lookup.ts';
import { isPublicAddress } from './public-address.ts';

export type Webhook = {
  readonly id: string;
  readonly url: string;
  readonly secret: string;
  readonly body: string;
  /** Seconds since 1970. */
  readonly at: number;
};

/** `error`: empty where the receiver took it (2xx). */
export type WebhookOutcome = { readonly status: number | null; readonly error: string };

type Settings = {
  /** Whether an address may be connected to; tests allow their own machine. */
  readonly isAllowed?: (address: string) => boolean;
  /** A certificate to believe besides the usual ones. */
  readonly ca?: string;
  readonly timeLimit?: number;
};

const usualTimeLimit = 10_000;

/**
 * Posts a message by https and follows no redirect. The name is looked up once, and the connection goes to an address that was checked: a
 * name cannot lead elsewhere between the check and the connection. What the receiver answers is not read.
 */
export function createWebhookSender({ isAllowed = isPublicAddress, ca, timeLimit = usualTimeLimit }: Settings = {}) {
  const lookup = createLookup(isAllowed);
  return (webhook: Webhook): Promise<WebhookOutcome> => {
    const url = URL.canParse(webhook.url) ? new URL(webhook.url) : null;
    const host = url?.hostname.replace(/^\[|\]$/g, '') ?? '';
    // An address is not looked up, so it is checked here.
    const isRefused = isIP(host) !== 0 && !isAllowed(host);
    if (url === null || url.protocol !== 'https:' || isRefused) return Promise.resolve({ status: null, error: 'address-refused' });
    return new Promise((resolve) => {
      const sending = request(
        url,
        {
          method: 'POST',
          headers: headersOf(webhook),
          lookup,
          agent: false,
          signal: AbortSignal.timeout(timeLimit),
          ...(ca ? { ca } : {}),
        },
        (response) => {
          const status = response.statusCode ?? 0;
          response.destroy();
          resolve({ status, error: status >= 200 && status < 300 ? '' : 'refused' });
        },
      );
      sending.on('error', (error) => resolve({ status: null, error: nameError(error) }));
      sending.end(webhook.body);
    });
  };
}

function headersOf({ id, secret, body, at }: Webhook): Readonly<Record<string, string | number>> {
  return {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    'User-Agent': 'Convoya-Webhooks/1',
    'Convoya-Delivery': id,
    'Convoya-Signature': signWebhook({ secret, body, at }),
  };
}

/** `t=<seconds>,v1=<HMAC-SHA256 of "<seconds>.<body>" by the secret, hexadecimal>`: an old message cannot be sent again as a new one. */
export function signWebhook({ secret, body, at }: Pick<Webhook, 'secret' | 'body' | 'at'>): string {
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;
}
