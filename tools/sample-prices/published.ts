/** A published price for trips like some of ours. Read in November 2026. */
export type Published = {
  readonly key: string;
  readonly source: string;
  readonly country: string;
  /** The smallest and the largest vehicle that it applies to, in seats. */
  readonly seats: readonly [number, number];
  /** Kilometres and hours of the whole hire, from depot to depot, that it applies to. */
  readonly mostKilometres: number;
  readonly hours: readonly [number, number];
  readonly euros: readonly [number, number];
  readonly isNet: boolean;
};

const french = { country: 'FR', mostKilometres: 260, hours: [6, 10], isNet: true } as const;
const frenchTable = 'autocar-location.com, "Tarifs par capacité", a day of 8 hours and 200 km, net';

/**
 * The published prices found. For NL, BE and ES no table of day prices was found: there the level is ours, and the document says so. Own
 * research, November 2026.
 */
export const publishedPrices: readonly Published[] = [
  { ...french, key: 'FR 1', source: frenchTable, seats: [9, 16], euros: [400, 550] },
  { ...french, key: 'FR 2', source: frenchTable, seats: [17, 25], euros: [500, 700] },
  { ...french, key: 'FR 3', source: frenchTable, seats: [26, 40], euros: [700, 900] },
  { ...french, key: 'FR 4', source: frenchTable, seats: [45, 60], euros: [900, 1_200] },
  {
    key: 'FR 5',
    source: 'papiermachine.fr, 2025: half a day of a standard coach, 4 hours and 100 km, with VAT',
    country: 'FR',
    ...{ seats: [45, 60], mostKilometres: 130, hours: [2, 6], euros: [690, 900], isNet: false },
  },
  {
    key: 'DE 1',
    source: 'average of a day trip, December 2023, taken as with VAT',
    country: 'DE',
    ...{ seats: [45, 60], mostKilometres: 350, hours: [7, 14], euros: [1_165, 1_165], isNet: false },
  },
];
