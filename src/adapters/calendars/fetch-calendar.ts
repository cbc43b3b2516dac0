import { request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { failure, type Result, success } from '#domain/result.ts';
import { createLookup, nameError } from '../webhooks/checked-lookup.ts';
import { isPublicAddress } from '../webhooks/public-address.ts';

type Settings = {
  /** Whether an address may be connected to; tests allow their own machine. */
  readonly isAllowed?: (address: string) => boolean;
  /** A certificate to believe besides the usual ones. */
  readonly ca?: string;
  /** Milliseconds for everything, redirects included. */
  readonly timeLimit?: number;
  readonly mostBytes?: number;
};

const usualTimeLimit = 10_000;
const usualMostBytes = 1_000_000;
const mostRedirects = 3;

type Asking = Required<Pick<Settings, 'isAllowed' | 'mostBytes'>> & {
  readonly lookup: LookupFunction;
  readonly ca: string | undefined;
  readonly signal: AbortSignal;
};
type Fetched = Result<string, string>;
type Step = { readonly text: Fetched } | { readonly next: string };

/**
 * Reads a text from an address that somebody outside gave: by https, from public addresses alone, each checked when its name is looked up,
 * at most one megabyte within ten seconds, and over at most three redirects, which are checked like the address itself. A failure is a
 * word: `address-refused`, `timeout`, `no-such-host`, `certificate`, `unreachable`, `too-large`, `redirects`, or the status, as `http-404`.
 */
export function createCalendarFetcher({
  isAllowed = isPublicAddress,
  ca,
  timeLimit = usualTimeLimit,
  mostBytes = usualMostBytes,
}: Settings = {}) {
  const lookup = createLookup(isAllowed);
  return async (address: string): Promise<Fetched> => {
    const asking: Asking = { isAllowed, mostBytes, lookup, ca, signal: AbortSignal.timeout(timeLimit) };
    let url = address;
    for (let hops = 0; hops <= mostRedirects; hops += 1) {
      const step = await ask(url, asking);
      if ('text' in step) return step.text;
      url = step.next;
    }
    return failure('redirects');
  };
}

async function ask(address: string, { isAllowed, mostBytes, lookup, ca, signal }: Asking): Promise<Step> {
  const url = URL.canParse(address) ? new URL(address) : null;
  const host = url?.hostname.replace(/^\[|\]$/g, '') ?? '';
  // An address is not looked up, so it is checked here.
  const isRefused = isIP(host) !== 0 && !isAllowed(host);
  if (url === null || url.protocol !== 'https:' || isRefused) return { text: failure('address-refused') };
  return await new Promise<Step>((resolve) => {
    const fail = (why: string) => resolve({ text: failure(why) });
    const headers = { Accept: 'text/calendar', 'Accept-Encoding': 'identity', 'User-Agent': 'Convoya-Calendars/1' };
    const asked = request(url, { headers, lookup, agent: false, signal, ...(ca ? { ca } : {}) }, (response) => {
      const { statusCode = 0, headers: answered } = response;
      if (statusCode >= 300 && statusCode < 400 && answered.location !== undefined) {
        response.destroy();
        return URL.canParse(answered.location, url) ? resolve({ next: new URL(answered.location, url).href }) : fail('address-refused');
      }
      if (statusCode !== 200) {
        response.destroy();
        return fail(`http-${statusCode}`);
      }
      const parts: Buffer[] = [];
      let size = 0;
      response.on('data', (part: Buffer) => {
        size += part.length;
        if (size <= mostBytes) return parts.push(part);
        response.destroy();
        fail('too-large');
      });
      response.on('end', () => resolve({ text: success(Buffer.concat(parts).toString('utf8')) }));
      response.on('error', (error) => fail(nameError(error)));
    });
    asked.on('error', (error) => fail(nameError(error)));
    asked.end();
  });
}
