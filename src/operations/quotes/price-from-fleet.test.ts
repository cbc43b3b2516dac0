import { describe, expect, it } from 'vitest';
import { houseRates } from '#domain/pricing/testing/house-rates.ts';
import type { FleetKey } from '#domain/sites/keys.ts';
import { sharedGeo } from '#geo/testing/shared-geo.ts';
import { type CapacityClaim, capacityOn, isForSale, isLacking, nothingUsed } from '#operations/capacity/rules/capacity.ts';
import { findChanges } from '#operations/trips/find-changes.ts';
import { previewQuote } from './preview-quote.ts';

const geo = { ...sharedGeo, rates: houseRates };

/** A depot with only these vehicles, all of them free. */
function fleetOf(...classes: readonly FleetKey[]) {
  const dayOf = ({ units: _units, ...cell }: CapacityClaim) => {
    const vehicles = classes.map((kind) => ({ region: cell.region, class: kind, soldOn: null, away: [] }));
    return capacityOn(cell, { supply: { vehicles, entries: [] }, used: nothingUsed, today: '2026-11-21' });
  };
  return {
    areCounted: () => true,
    isFree: (claims: readonly CapacityClaim[]) => claims.every((claim) => isForSale(dayOf(claim), claim.units)),
    listLacking: (claims: readonly CapacityClaim[]) =>
      claims.filter((claim) => isLacking(dayOf(claim), claim.units)).map((claim) => claim.class),
  };
}

async function ask(passengers: number, capacity?: ReturnType<typeof fleetOf>, stop = { date: '2027-05-11', time: '08:00' }) {
  const stops = [{ placeText: 'Zwolle', ...stop }, { placeText: 'Efteling', date: '2027-05-11', time: '17:30' }, { placeText: 'Zwolle' }];
  const context = capacity === undefined ? geo : { ...geo, capacity };
  const answer = await previewQuote(context, {
    input: { type: 'return', stops, passengers },
    visit: { site: 'nl', language: 'nl' },
    now: '2026-11-21T10:00:00.000Z',
  });
  if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
  return { ...answer.value, option: answer.value.quote?.options[0] };
}

describe('a price with the vehicles of the depot', () => {
  it('uses other vehicles if nobody has a double-decker, and is final', async () => {
    const anywhere = await ask(66);
    expect(anywhere.option?.vehicles).toContain('doubleDecker');
    const here = await ask(66, fleetOf('coachHire', 'coachHire', 'minibus'));
    expect(here.option?.vehicles).not.toContain('doubleDecker');
    expect(here.personReasons).toEqual([]);
    expect(here.option?.totalCents).toBeGreaterThan(anywhere.option?.totalCents ?? 0);
  });

  it('uses at most the existing number of a type', async () => {
    const { option, personReasons } = await ask(110, fleetOf('doubleDecker', 'coachHire', 'coachHire', 'coachHire'));
    expect(option?.vehicles).toEqual(['coachHire', 'coachHire']);
    expect(personReasons).toEqual([]);
  });

  it('goes to a person if the depot’s vehicles cannot carry the group', async () => {
    const { option, personReasons } = await ask(66, fleetOf('minibus'));
    expect(personReasons).toEqual(['capacity']);
    expect(option?.vehicles).toContain('doubleDecker');
  });

  it('is the reference for proposals', async () => {
    const capacity = fleetOf('coachHire', 'coachHire');
    const preview = await ask(66, capacity, { date: '2027-05-11', time: '03:30' });
    const changes = await findChanges(geo, preview);
    expect(changes.length).toBeGreaterThan(0);
    for (const { totalCents, savesCents } of changes) expect(savesCents).toBe((preview.option?.totalCents ?? 0) - totalCents);
    const [first] = changes;
    const moved = first?.itinerary.stops[0]?.departure;
    if (moved) expect((await ask(66, capacity, moved)).option?.totalCents).toBe(first?.totalCents);
  });
});
