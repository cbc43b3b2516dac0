/** A river that separates places, its names in the source, and the box (south, west, north, east) in which its bridges are listed. */
export type ListedRiver = {
  readonly name: string;
  readonly names: readonly string[];
  readonly box: readonly [number, number, number, number];
};

export const listedRivers: readonly ListedRiver[] = [
  // The Rheingau between them is drawn by hand in `ridges.ts`: the outlines have its islands, not its banks.
  { name: 'Rhine', names: ['Rhin', 'Rhine', 'Rhein'], box: [47.4, 4, 49.97, 8.7] },
  { name: 'Rhine', names: ['Rhin', 'Rhine', 'Rhein'], box: [49.95, 4, 52, 7.9] },
  { name: 'Waal', names: ['Waal'], box: [51.6, 4.65, 52, 6.2] },
  { name: 'Nederrijn', names: ['Nederrijn', 'Lek'], box: [51.8, 4.55, 52.1, 6.2] },
  { name: 'IJssel', names: ['IJssel'], box: [51.9, 5.8, 52.6, 6.3] },
  { name: 'Maas', names: ['Maas'], box: [50.8, 4.8, 51.9, 6.3] },
  { name: 'Elbe', names: ['Elbe'], box: [50.85, 9.7, 53.7, 14.3] },
  { name: 'Weser', names: ['Weser'], box: [52.9, 8.3, 53.6, 9.3] },
  { name: 'Loire', names: ['Loire'], box: [46.9, -2.2, 48, 3.3] },
  { name: 'Garonne', names: ['Garonne'], box: [43.5, -0.7, 45.1, 1.6] },
  { name: 'Rhône', names: ['Rhône'], box: [43.6, 4.5, 45.8, 4.95] },
  { name: 'Po', names: ['Po'], box: [44.8, 8.4, 45.3, 12.4] },
  { name: 'Ebro', names: ['Ebro'], box: [40.6, 0.4, 41.25, 0.9] },
  { name: 'Danube', names: ['Donau', 'Danube'], box: [43.5, 12, 49.2, 28.5] },
  { name: 'Vistula', names: ['Vistula'], box: [50.2, 20.8, 54.4, 22.3] },
  { name: 'Vistula', names: ['Vistula'], box: [52.3, 18, 54.4, 20.9] },
  { name: 'Oder', names: ['Oder'], box: [51.9, 14, 53.5, 15] },
  { name: 'Seine', names: ['Seine'], box: [49.24, 0.4, 49.6, 1.12] },
  { name: 'Tagus', names: ['Tejo'], box: [38.9, -9.1, 39.5, -8] },
  { name: 'Douro', names: ['Duero'], box: [40.9, -8.7, 41.5, -6.7] },
  { name: 'Guadiana', names: ['Guadiana'], box: [37.15, -7.8, 37.75, -7.3] },
  { name: 'Guadalquivir', names: ['Guadalquivir'], box: [36.75, -6.5, 37.5, -5.9] },
];
