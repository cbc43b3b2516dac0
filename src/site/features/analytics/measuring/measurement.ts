import { isNumeric } from '../../../values/is-numeric.ts';
import { redactMail, withoutIds } from '../../../visitor/redact-values.ts';
import { readSiteSpeed } from './site-speed.ts';
import { within } from './with-timeout.ts';

/** The longest that an outgoing link waits for its event (docs/specification.md#constants). */
const outboundLimitMs = 250;
/** The percentage of page loads whose speed is reported (docs/specification.md#constants). */
const siteSpeedSampleRate = 100;

type Values = Readonly<Record<string, string | number>>;
export type Measurement = { viewPage(): void; stop(): void };

/**
 * The only adapter between the site and analytics: sends page views, outgoing links and site speed to our own server, which forwards them,
 * so that no third-party script runs here. Starts only with consent, and never sends the key of a trip.
 */
export function startMeasurement(view: Window, ownAddresses: readonly string[]): Measurement {
  const { document, location } = view;
  const visitor = findVisitor(view);
  const leaving = new AbortController();

  function send(name: string, values: Values = {}): Promise<unknown> {
    const path = withoutIds(location.pathname);
    // A trip's title may name the customer.
    const title = path === location.pathname ? redactMail(document.title) : '';
    const body = JSON.stringify({ visitor, events: [{ name, path, title, values: redactValues(values) }] });
    return view.fetch('/api/analytics', { method: 'POST', keepalive: true, headers: { 'content-type': 'application/json' }, body });
  }

  const sendQuietly = (name: string, values?: Values) => void send(name, values).catch(() => undefined);
  const onClick = (event: MouseEvent) => {
    const link = findOutboundLink(event.target, [location.origin, ...ownAddresses]);
    if (link === null) return;
    const values = { url: link.origin + withoutIds(link.pathname) };
    const opensHere = event.button === 0 && !event.defaultPrevented && !link.target && !isModified(event);
    if (!opensHere) return sendQuietly('outbound_link', values);
    event.preventDefault();
    within(send('outbound_link', values), outboundLimitMs).then(() => location.assign(link.href));
  };

  document.addEventListener('click', onClick, { signal: leaving.signal });
  sendQuietly('page_view', { referrer: referrerOf(document) });
  if (Math.random() * 100 < siteSpeedSampleRate) readSiteSpeed(view, (speed) => sendQuietly('site_speed', speed), leaving.signal);
  return {
    viewPage: () => sendQuietly('page_view'),
    stop() {
      leaving.abort();
      view.sessionStorage.removeItem(visitorKey);
    },
  };
}

const visitorKey = 'visitor';

/** A random name for this visit, forgotten with it. */
function findVisitor({ sessionStorage, crypto }: Window & { readonly crypto?: Crypto }): string {
  const known = sessionStorage.getItem(visitorKey);
  if (known !== null) return known;
  const drawn = crypto?.getRandomValues(new Uint32Array(2)).join('.') ?? '';
  sessionStorage.setItem(visitorKey, drawn);
  return drawn;
}

function findOutboundLink(target: EventTarget | null, own: readonly string[]): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  return link !== null && /^https?:$/.test(link.protocol) && !own.includes(link.origin) ? link : null;
}

function isModified({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}

/** The referrer without its query, which may contain anything. */
function referrerOf({ referrer }: Document): string {
  if (!URL.canParse(referrer)) return '';
  const { origin, pathname } = new URL(referrer);
  return origin + withoutIds(pathname);
}

function redactValues(values: Values): Values {
  const sent = Object.entries(values).flatMap(([name, value]): [string, string | number][] => {
    if (isNumeric(value)) return [[name, value]];
    return typeof value === 'string' ? [[name, redactMail(value)]] : [];
  });
  return Object.fromEntries(sent);
}
