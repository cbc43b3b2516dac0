import { describe, expect, it } from 'vitest';
import { getSharedRouter } from '../testing/shared-geo.ts';
import { estimateCoachMinutes } from './coach-speed.ts';

const router = getSharedRouter();

async function findLeg([latitude, longitude]: readonly [number, number], to: readonly [number, number]) {
  const days = { from: '2027-07-01', until: '2027-07-01' };
  const route = await router.findRoute(
    [
      { latitude, longitude },
      { latitude: to[0], longitude: to[1] },
    ],
    days,
  );
  const leg = route.ok ? route.value.legs[0] : undefined;
  if (leg === undefined) throw new Error('no leg');
  return leg;
}

describe('the minutes of a leg', () => {
  // The car's minutes as commonly known, without time on board.
  it.each([
    ['Oslo–Bergen', [59.913, 10.746], [60.393, 5.324], 420],
    ['Ajaccio–Bastia', [41.919, 8.738], [42.703, 9.45], 155],
    ['Grenoble–Briançon', [45.179, 5.715], [44.9, 6.642], 130],
    ['Lyon–Val Thorens', [45.748, 4.847], [45.298, 6.58], 160],
    ['Innsbruck–Sölden', [47.263, 11.395], [46.967, 11], 70],
    ['Chur–St. Moritz', [46.85, 9.533], [46.498, 9.839], 75],
    ['Digne–Nice', [44.093, 6.232], [43.703, 7.266], 140],
    ['Sarajevo–Podgorica', [43.849, 18.356], [42.441, 19.264], 290],
    ['Bodø–Narvik', [67.28, 14.405], [68.438, 17.427], 280],
    ['Trondheim–Oslo', [63.43, 10.395], [59.913, 10.746], 390],
    ['Bolzano–Cortina', [46.491, 11.34], [46.537, 12.139], 120],
    ['Inverness–Ullapool', [57.479, -4.224], [57.898, -5.16], 80],
    ['Brig–Andermatt', [46.317, 7.983], [46.636, 8.594], 105],
    ['Interlaken–Zermatt', [46.684, 7.866], [46.02, 7.749], 165],
  ] as const)('%s through mountains are no fewer than a car’s, and not a third more', async (_, from, to, car) => {
    const { minutes } = await findLeg(from, to);
    expect(minutes).toBeGreaterThanOrEqual(car * 0.94);
    expect(minutes).toBeLessThanOrEqual(car * 1.33);
  });

  it.each([
    ['Utrecht–Amsterdam', [52.091, 5.122], [52.374, 4.89]],
    ['Paris–Lyon', [48.853, 2.349], [45.748, 4.847]],
    ['Berlin–München', [52.524, 13.411], [48.137, 11.575]],
  ] as const)('%s are those of the distance alone', async (_, from, to) => {
    const { minutes, kilometres } = await findLeg(from, to);
    expect(minutes).toBe(estimateCoachMinutes(kilometres));
  });
});
