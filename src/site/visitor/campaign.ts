/** The advertisement or campaign that brought a visitor: the click's id, and the UTM string of docs/specification.md#calls. */
export type Campaign = { readonly gclid: string; readonly utm: string };

/**
 * The class of the device, for the string below. An iPad presents itself as a Mac by default, and no Mac has multi-touch, so only the
 * browser can tell them apart, by `touchPoints`.
 */
export function deviceClassOf(userAgent: string, touchPoints = 0): 'tablet' | 'phone' | 'desktop' {
  if (/Macintosh/.test(userAgent) && touchPoints > 1) return 'tablet';
  if (/iPad|Tablet|Android(?!.*Mobile)/i.test(userAgent)) return 'tablet';
  return /Mobi|iPhone|Android/i.test(userAgent) ? 'phone' : 'desktop';
}

const utmNames = ['utm_source', 'utm_medium', 'utm_term', 'utm_content', 'utm_campaign'] as const;
export const campaignNames: readonly string[] = ['gclid', ...utmNames];
const longest = 300;

/** Reads a page's query: source, medium, term, content and campaign become one semicolon-joined string followed by the device class. */
export function readCampaign(query: URLSearchParams, userAgent: string, touchPoints = 0): Campaign {
  return { gclid: clean(query.get('gclid') ?? ''), utm: joinUtm(query, deviceClassOf(userAgent, touchPoints)) };
}

/** The campaign in the form, else the one in the address. */
export function readSentCampaign(form: FormData, query: URLSearchParams, userAgent: string): Campaign {
  const fromAddress = readCampaign(query, userAgent);
  return { gclid: cleanField(form.get('gclid')) || fromAddress.gclid, utm: cleanField(form.get('utm')) || fromAddress.utm };
}

/** The parameters from which {@link readCampaign} reads the same campaign, for a GET form. */
export function listCampaignParameters({ gclid, utm }: Campaign): readonly (readonly [name: string, value: string])[] {
  const values = utm.split(';');
  const pairs = utmNames.map((name, index) => [name, values[index] ?? ''] as const);
  return [['gclid', gclid] as const, ...pairs].filter(([, value]) => value !== '');
}

/** Empty when no part is given. Text that looks like a mail address is left out (docs/specification.md#validation). */
function joinUtm(query: URLSearchParams, deviceClass: string): string {
  if (!utmNames.some((name) => query.get(name))) return '';
  const values = utmNames.map((name) => clean(query.get(name) ?? '').replaceAll(';', ' '));
  const device = `;${deviceClass}`;
  return cutToFit(values, longest - device.length).join(';') + device;
}

/** Long parts are shortened, each as little as the total allows. The six parts stay, with the device last. */
function cutToFit(values: readonly string[], most: number): readonly string[] {
  const longestValue = Math.max(...values.map((value) => value.length));
  if (values.join(';').length <= most) return values;
  return cutToFit(
    values.map((value) => value.slice(0, longestValue - 1)),
    most,
  );
}

function cleanField(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? clean(value) : '';
}

function clean(text: string): string {
  return text.includes('@')
    ? 'redacted'
    : text
        .replace(/\p{Cc}/gu, ' ')
        .trim()
        .slice(0, longest);
}
