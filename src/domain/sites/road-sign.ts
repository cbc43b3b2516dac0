export type RoadSign = 'green' | 'red' | 'yellow' | 'blue';

const colours: Readonly<Record<string, RoadSign>> = { NL: 'red', FR: 'red', CZ: 'red', PL: 'red', CH: 'green', IT: 'green' };

/** The colour of a road's sign: European numbers are always green, roads other than motorways yellow. */
export function roadSignOf({ country, number }: { readonly country: string; readonly number: string }): RoadSign {
  if (/^E/.test(number)) return 'green';
  if (/^N/.test(number)) return 'yellow';
  return colours[country] ?? 'blue';
}
