import { type KeyObject, sign } from 'node:crypto';
import { brand } from '#domain/sites/brand.ts';
import type { PassFacts } from './pass-facts.ts';

export type GoogleSettings = {
  /** Of the issuer account of Google's wallet: digits. */
  readonly issuerId: string;
  /** The address of the service account that signs. */
  readonly account: string;
  readonly key: KeyObject;
};

type Place = {
  /** The public address of the site: where the link stands, and where Google fetches the mark. */
  readonly origin: string;
  readonly now: string;
};

const saveAddress = 'https://pay.google.com/gp/v/save/';

/** The link that adds a trip to Google's wallet: the pass as a signed token (JWT of the Google Wallet API, RS256). */
export function composeGoogleLink(facts: PassFacts, settings: GoogleSettings, { origin, now }: Place): string {
  const claims = {
    iss: settings.account,
    aud: 'google',
    typ: 'savetowallet',
    iat: Math.floor(Date.parse(now) / 1000),
    origins: [origin],
    payload: describeGooglePass(facts, settings, origin),
  };
  const unsigned = [{ alg: 'RS256', typ: 'JWT' }, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  return `${saveAddress}${unsigned}.${sign('sha256', Buffer.from(unsigned), settings.key).toString('base64url')}`;
}

/** A generic pass and its class, which Google makes at the first link that names it. */
function describeGooglePass(facts: PassFacts, { issuerId }: Pick<GoogleSettings, 'issuerId'>, origin: string) {
  const { reference, tag, title, from, to, fields, phone, page, starts, ends, isVoid } = facts;
  const say = (value: string) => ({ defaultValue: { language: tag, value } });
  const classId = `${issuerId}.trip`;
  const pass = {
    id: `${issuerId}.${reference}`,
    classId,
    state: isVoid ? 'INACTIVE' : 'ACTIVE',
    cardTitle: say(brand.name),
    header: say(`${from.value} – ${to.value}`),
    subheader: say(title),
    hexBackgroundColor: '#17406f',
    logo: { sourceUri: { uri: `${origin}/share/icon-192.png` }, contentDescription: say(brand.name) },
    validTimeInterval: { start: { date: starts }, end: { date: ends } },
    textModulesData: [...fields, phone].map(({ key, label, value }) => ({ id: key, header: label, body: value })),
    ...(page === null ? {} : { barcode: { type: 'QR_CODE', value: page, alternateText: reference } }),
  };
  return { genericClasses: [{ id: classId }], genericObjects: [pass] };
}
