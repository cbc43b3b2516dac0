/** Which kind of device asks, for the string below. */
export function deviceClassOf(userAgent: string): 'tablet' | 'phone' | 'desktop' {
  if (/iPad|Tablet|Android(?!.*Mobile)/i.test(userAgent)) return 'tablet';
  return /Mobi|iPhone|Android/i.test(userAgent) ? 'phone' : 'desktop';
}

const parts = ['utm_source', 'utm_medium', 'utm_term', 'utm_content', 'utm_campaign'] as const;
const longest = 300;

/**
 * Source, medium, term, content and campaign as one semicolon-joined string with the device class behind them (specification 7); empty when
 * none is given. What looks like a mail address is left out (specification 5).
 */
export function joinUtm(query: URLSearchParams, userAgent: string): string {
  if (!parts.some((name) => query.get(name))) return '';
  const values = parts.map((name) => clean(query.get(name) ?? ''));
  return [...values, deviceClassOf(userAgent)].join(';').slice(0, longest);
}

export function readGclid(query: URLSearchParams): string {
  return clean(query.get('gclid') ?? '').slice(0, longest);
}

function clean(text: string): string {
  return text.includes('@') ? 'redacted' : text.replace(/[;\p{Cc}]/gu, ' ').trim();
}
