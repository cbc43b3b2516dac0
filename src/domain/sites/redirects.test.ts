import { describe, expect, it } from 'vitest';
import type { SiteKey, SiteLanguage } from './keys.ts';
import type { Query } from './query.ts';
import { canonicalSpelling, findRedirect } from './redirects.ts';
import { getSite } from './registry.ts';
import { getTable } from './table.ts';

const key = 'Ab3_Cd5-Ef7gH9iJkLmNoPqRsTu';
const studies = ['choir-tour', 'koor-op-tournee', 'chorale-en-tournee'];
const cities: Readonly<Record<string, string>> = { amsterdam: 'amsterdam', koeln: 'koeln', liege: 'luik', luik: 'luik' };
const known = {
  locationSlugOf: (name: string) => cities[name] ?? null,
  caseStudySlugOf: (name: string) => (studies.includes(name) ? 'koor-op-tournee' : null),
};

function redirectOf(site: SiteKey, path: string, query: Query = [], language?: SiteLanguage) {
  return findRedirect({ site: getSite(site), language: language ?? getSite(site).languages[0], path, query }, known);
}

describe('a case study', () => {
  const folder = getTable(getSite('be'), 'nlBE').pages['case-studies'];

  it.each(['choir-tour', 'chorale-en-tournee'])('is led to from %s, in the language of the visitor', (name) => {
    const redirect = { location: `${folder}/koor-op-tournee?gclid=a`, status: 301 };
    expect(redirectOf('be', `${folder}/${name}`, [['gclid', 'a']])).toEqual(redirect);
  });

  it.each(['koor-op-tournee', 'none'])('is not looked for elsewhere than at %s', (name) => {
    expect(redirectOf('be', `${folder}/${name}`)).toBeNull();
  });
});

describe('a city', () => {
  it('is led to from its other name, and stays where it is', () => {
    const redirect = { location: '/locaties/luik?gclid=a', status: 301 };
    expect(redirectOf('be', '/locaties/liege', [['gclid', 'a']])).toEqual(redirect);
    expect(redirectOf('be', '/location', [['slug', 'liege']])).toEqual({ location: '/locaties/luik', status: 301 });
    expect(redirectOf('be', '/locaties/luik')).toBeNull();
    expect(redirectOf('be', '/locaties/atlantis')).toBeNull();
  });
});

describe('legacy paths', () => {
  it.each([
    ['nl', '/about', '/over'],
    ['nl', '/the-hague', '/locaties/den-haag'],
    ['be', '/charlerois', '/locaties/charleroi'],
    ['de', '/cologne', '/standorte/koeln'],
    ['de', '/standorte/dusseldorf', '/standorte/duesseldorf'],
    ['de', '/allgemeine-geschaftsbedingungenn', '/allgemeine-geschaftsbedingungen'],
    ['fr', '/lyon', '/emplacements/lyon'],
    ['es', '/contact', '/contacto'],
    ['eu', '/rome', '/locations/rome'],
    ['fr', '/request-success', '/erfolg'],
    ['de', '/erfolg', '/request-success'],
    ['de', '/imprint', '/impressum'],
  ] as const)('%s %s goes to %s', (site, from, to) => {
    expect(redirectOf(site, from)).toEqual({ location: to, status: 301 });
  });

  it('leads to the French table of the Belgian site where the visitor reads French', () => {
    expect(redirectOf('be', '/about', [], 'frBE')).toEqual({ location: '/a-propos', status: 301 });
  });

  it('preserves the query', () => {
    const query: Query = [
      ['utm_source', 'news letter'],
      ['gclid', 'a&b'],
    ];
    expect(redirectOf('nl', '/amsterdam', query)).toEqual({
      location: '/locaties/amsterdam?utm_source=news%20letter&gclid=a%26b',
      status: 301,
    });
  });

  it('knows no legacy path of another site', () => {
    expect(redirectOf('nl', '/cologne')).toBeNull();
  });
});

describe('bare item paths', () => {
  it.each([
    ['nl', '/touringcar', '/wagenpark/touringcar'],
    ['nl', '/bedrijfsuitje', '/gelegenheden/bedrijfsuitje'],
    ['de', '/doppeldecker', '/busflotte/doppeldecker'],
    ['fr', '/autocar-standard', '/flotte/autocar-standard'],
    ['es', '/minivan', '/flota/minivan'],
    ['eu', '/companies', '/occasions/companies'],
  ] as const)('%s %s goes to %s', (site, from, to) => {
    expect(redirectOf(site, from)).toEqual({ location: to, status: 301 });
  });

  it('leaves the Spanish business page alone', () => {
    expect(redirectOf('es', '/empresas')).toBeNull();
  });

  it('finds a French item on the Belgian site whatever the visitor reads', () => {
    expect(redirectOf('be', '/sortie-scolaire', [], 'nlBE')).toEqual({ location: '/occassions/sortie-scolaire', status: 301 });
  });
});

describe('internal names', () => {
  it('leads to the localised page and preserves the rest of the query', () => {
    const query: Query = [
      ['slug', 'amsterdam'],
      ['gclid', 'x'],
    ];
    expect(redirectOf('nl', '/location', query)).toEqual({ location: '/locaties/amsterdam?gclid=x', status: 301 });
    expect(redirectOf('de', '/occasion', [['slug', 'schulausflug']])).toEqual({ location: '/anlass/schulausflug', status: 301 });
    expect(redirectOf('es', '/fleet-type', [['slug', 'coachHire']])).toEqual({ location: '/flota/autocar-estandar', status: 301 });
  });

  it.each(['/location', '/occasion', '/fleet-type'])('%s with an unknown slug or none is not found', (path) => {
    expect(redirectOf('nl', path)).toBe('not-found');
    expect(redirectOf('nl', path, [['slug', 'atlantis']])).toBe('not-found');
  });

  it('leads flow names to the flow, the key untouched', () => {
    expect(redirectOf('nl', '/my-quote-contact-details', [['quoteId', key]])).toEqual({
      location: `/my-quote/${key}/contact-details`,
      status: 301,
    });
    expect(redirectOf('fr', '/my-booking-canceled', [['bookingId', key]])).toEqual({ location: `/my-booking/${key}/cancel`, status: 301 });
    expect(redirectOf('nl', '/direct-booking-success', [['bookingId', key]])).toEqual({
      location: `/direct-booking/${key}/success`,
      status: 301,
    });
  });
});

describe('flow addresses with the id in the query', () => {
  it.each([
    ['/my-quote', 'quoteId', `/my-quote/${key}`],
    ['/quote/cancel', 'quoteId', `/quote/${key}/cancel`],
    ['/booking', 'bookingId', `/booking/${key}`],
    ['/check-itinerary', 'quoteId', `/quote/${key}/check-itinerary`],
    ['/cancel', 'bookingId', `/booking/${key}/cancel`],
    ['/contact-details', 'bookingId', `/direct-booking/${key}/contact-details`],
    ['/check-itinerary', 'bookingId', `/direct-booking/${key}/check-itinerary`],
    ['/success', 'bookingId', `/direct-booking/${key}/success`],
    ['/my-booking/someQuoteKey', 'bookingId', `/my-booking/${key}`],
  ])('%s?%s= goes to %s', (path, parameter, to) => {
    expect(redirectOf('nl', path, [[parameter, key]])).toEqual({ location: to, status: 301 });
  });

  it('has no trip to show without an id', () => {
    expect(redirectOf('nl', '/my-quote')).toEqual({ location: '/trip-not-found', status: 302 });
    expect(redirectOf('nl', '/success')).toEqual({ location: '/trip-not-found', status: 302 });
    expect(redirectOf('nl', '/direct-booking')).toBeNull();
  });

  it('preserves the rest of the query without a trip to show', () => {
    for (const path of ['/my-quote', '/success'])
      expect(
        redirectOf('nl', path, [
          ['quoteId', ''],
          ['utm_source', 'a b'],
        ]),
      ).toEqual({
        location: '/trip-not-found?utm_source=a%20b',
        status: 302,
      });
  });

  it('shares the cancel page in French and Spanish, in Belgium too, and not in Dutch', () => {
    expect(redirectOf('es', `/booking/${key}/canceled`)).toEqual({ location: `/booking/${key}/cancel`, status: 301 });
    expect(redirectOf('be', `/booking/${key}/canceled`)).toBeNull();
    expect(redirectOf('be', `/my-booking/${key}/canceled`, [], 'frBE')).toEqual({
      location: `/my-booking/${key}/cancel`,
      status: 301,
    });
  });
});

describe('canonical spelling', () => {
  it.each([
    ['/Over/', '/over'],
    ['//over', '/over'],
    ['/LOCATIES//Amsterdam/', '/locaties/amsterdam'],
    [`/My-Quote/${key}/Contact-Details/`, `/my-quote/${key}/contact-details`],
    [`/Shared/${key}/`, `/shared/${key}`],
    ['/', '/'],
    ['/emplacements/%C3%A9vian', '/emplacements/%C3%A9vian'],
  ])('%s is written %s', (typed, written) => {
    expect(canonicalSpelling(typed)).toBe(written);
  });

  it('answers a misspelt legacy path with one redirect', () => {
    expect(redirectOf('nl', '/About/', [['a', 'b']])).toEqual({ location: '/over?a=b', status: 301 });
  });

  it('leaves a canonical path alone', () => {
    expect(redirectOf('nl', '/locaties/amsterdam')).toBeNull();
  });
});
