import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../ui/testing/render-page.tsx';
import type { ComparedVehicle } from '../load-lists.ts';
import { GroupSize } from './group-size.tsx';
import { shareOf, sizesOf } from './sizes-of.ts';

const price = { from: 'Utrecht', to: 'Efteling', totalCents: 100_050, leave: '08:30', back: '17:00', asOf: '2026-11-28' };

function vehicle(slug: ComparedVehicle['slug'], seats: readonly number[], dayPrice: ComparedVehicle['dayPrice'] = price): ComparedVehicle {
  const sizes = seats.map((each) => ({ seats: each, seatsWithCases: each - 2, metres: 9 }));
  return { slug, title: slug, hero: { description: '' }, sizes, wheelchairPlaces: 0, extras: [], dayPrice };
}

const fleet = [vehicle('coachHire', [50, 59]), vehicle('taxiBus', [8], null), vehicle('specialBus', [40]), vehicle('minibus', [16, 19])];

describe('the sizes of a group', () => {
  it('go from one person to the largest vehicle without a gap, and leave the special bus out', () => {
    expect(sizesOf(fleet).map((size) => [size.vehicle.slug, size.least, size.most])).toEqual([
      ['taxiBus', 1, 8],
      ['minibus', 9, 19],
      ['coachHire', 20, 59],
    ]);
  });

  it('lead to the price of as many people, and to more than one vehicle carries', () => {
    const html = renderPage(() => <GroupSize fleet={fleet}>table</GroupSize>);
    expect([...html.matchAll(/name="passengers"[^>]*value="(\d+)"/g)].map(([, value]) => value)).toEqual(['8', '19', '59', '60']);
    expect(html).toContain('20–59');
    expect(html).toContain('60+');
  });

  it('have no price for a day that could not be priced', () => {
    const html = renderPage(() => <GroupSize fleet={fleet}>table</GroupSize>);
    const answerOf = (slug: string) => new RegExp(`data-answer="${slug}">(.*?)</p>`).exec(html)?.[1];
    expect(answerOf('coachHire')).toContain('fleet.people.price');
    expect(answerOf('taxiBus')).not.toContain('fleet.people.price');
  });

  it('share the price among all seats of the largest', () => {
    expect(fleet.map(shareOf)).toEqual([1696, null, 2501, 5266]);
  });
});
