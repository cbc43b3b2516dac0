import { describe, expect, it } from 'vitest';
import { houseRates } from '#domain/pricing/testing/house-rates.ts';
import type { SiteKey } from '#domain/sites/keys.ts';
import { languagesOfSite } from '#domain/sites/language.ts';
import { sharedGeo } from '#geo/testing/shared-geo.ts';
import { type Preview, previewQuote } from '#operations/quotes/preview-quote.ts';

/** Trips that the European rules alone allow, but the rules of the coach's country do not, or not at night. */

const geo = { ...sharedGeo, rates: houseRates };

type Input = { readonly site: SiteKey; readonly from: string; readonly to: string; readonly at: string; readonly back?: string };

async function preview({ site, from, to, at, back }: Input): Promise<Preview> {
  const [date, time] = at.split(' ');
  const last = back === undefined ? [{ placeText: to }] : [{ placeText: to, date, time: back }, { placeText: from }];
  const input = { type: back === undefined ? 'one-way' : 'day-trip', passengers: 48, stops: [{ placeText: from, date, time }, ...last] };
  const visit = { site, language: languagesOfSite[site][0] };
  const answer = await previewQuote(geo, { input, visit, now: '2026-11-21T10:00:00.000Z' });
  if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
  return answer.value;
}

describe('a trip by national rules', () => {
  it.each([
    ['Frankfurt', 'München', '16:00'],
    ['München', 'Frankfurt', '16:30'],
  ])('has ten hours of work a day in Germany: %s to %s, back at %s', async (from, to, back) => {
    const { quote, routed } = await preview({ site: 'de', from, to, at: '2027-03-10 08:00', back });
    const crew = quote?.options[0]?.crew;
    expect(routed?.depot.countryCode).toBe('DE');
    const work = crew?.checks?.find(({ rule }) => rule === 'daily-work');
    expect(work?.article).toBe('ArbZG § 3, § 21a');
    expect(work?.actualMinutes).toBeLessThanOrEqual(600);
    expect(crew?.drivers).toBe(2);
  });

  it.each([
    ['Nantes', 'Rouen', '17:00'],
    ['Paris', 'Lille', '19:00'],
  ])('keeps the French day and span: %s to %s, back at %s', async (from, to, back) => {
    const { quote, routed } = await preview({ site: 'fr', from, to, at: '2027-03-10 08:00', back });
    const checks = quote?.options[0]?.crew.checks ?? [];
    expect(routed?.depot.countryCode).toBe('FR');
    expect(checks.find(({ rule }) => rule === 'daily-work')?.actualMinutes).toBeLessThanOrEqual(600);
    const span = checks.find(({ rule }) => rule === 'national-span');
    expect(span?.actualMinutes).toBeLessThanOrEqual(span?.limitMinutes ?? 0);
  });

  it('has ten hours of work in 24 around a night: Madrid to Sevilla at 20:30', async () => {
    const { quote } = await preview({ site: 'es', from: 'Madrid', to: 'Sevilla', at: '2027-03-10 20:30' });
    const night = quote?.options[0]?.crew.checks?.find(({ rule }) => rule === 'night-work');
    expect(night?.limitMinutes).toBe(600);
    expect(night?.actualMinutes).toBeLessThanOrEqual(600);
  });
});
