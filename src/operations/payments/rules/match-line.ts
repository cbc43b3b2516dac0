/** A trip that a bank line may pay. */
export type Candidate = {
  readonly reference: string;
  readonly name: string;
  /** The earliest unpaid amount, and the total; 0 if there is none. */
  readonly nextCents: number;
  readonly openCents: number;
  /** Recovery costs that a reminder asked for and that are not paid. */
  readonly feeCents: number;
};

/** How a candidate was found: by trip reference, by invoice number, or only by amount. */
export type FoundBy = 'reference' | 'invoice' | 'amount';

/**
 * What a line probably pays. `match`: it names one trip and has exactly its due amount; `parts`: it names several and has their total;
 * `other-amount`: it names one with another amount; `likely`: exactly one trip has this amount due; `several`: more than one does, or
 * several are named.
 */
export type Proposal =
  | { readonly kind: 'match' | 'other-amount'; readonly by: 'reference' | 'invoice'; readonly trips: readonly Candidate[] }
  | { readonly kind: 'parts'; readonly by: 'reference' | 'invoice'; readonly trips: readonly Candidate[] }
  | { readonly kind: 'likely' | 'several'; readonly by: FoundBy; readonly trips: readonly Candidate[] }
  | { readonly kind: 'none'; readonly by: null; readonly trips: readonly [] };

type Line = { readonly cents: number; readonly name: string };
type Named = { readonly by: 'reference' | 'invoice'; readonly trips: readonly Candidate[] };

/** The most trips with an equal amount to choose from. */
const mostChoices = 10;

/** Matches a line with the trips it names and those with its amount due. Records nothing. */
export function matchLine(line: Line, named: Named, bySum: readonly Candidate[]): Proposal {
  const [first, ...others] = named.trips;
  const { by } = named;
  if (first !== undefined && others.length === 0) return { kind: isDue(first, line.cents) ? 'match' : 'other-amount', by, trips: [first] };
  if (first !== undefined) {
    const isWhole = [sumOf(named.trips, 'openCents'), sumOf(named.trips, 'nextCents')].includes(line.cents);
    return { kind: isWhole ? 'parts' : 'several', by, trips: named.trips };
  }
  if (bySum.length === 0) return { kind: 'none', by: null, trips: [] };
  const known = bySum.filter((candidate) => isSameName(candidate.name, line.name));
  const [only, ...more] = known.length === 1 ? known : bySum;
  if (only !== undefined && more.length === 0) return { kind: 'likely', by: 'amount', trips: [only] };
  return { kind: 'several', by: 'amount', trips: bySum.slice(0, mostChoices) };
}

/** Splits a line over several trips: by what is due next if that adds up, else by everything outstanding. */
export function splitLine(cents: number, trips: readonly Candidate[]): readonly { readonly reference: string; readonly cents: number }[] {
  const part = sumOf(trips, 'openCents') === cents ? 'openCents' : 'nextCents';
  return trips.map((trip) => ({ reference: trip.reference, cents: trip[part] }));
}

function isDue({ nextCents, openCents, feeCents }: Candidate, cents: number): boolean {
  return cents > 0 && [nextCents, openCents, nextCents + feeCents, openCents + feeCents].includes(cents);
}

function sumOf(trips: readonly Candidate[], part: 'openCents' | 'nextCents'): number {
  return trips.reduce((sum, trip) => sum + trip[part], 0);
}

/** Words that do not identify a name: legal forms, and common parts of organisation names. */
const common = new Set([
  'GMBH',
  'VEREIN',
  'STICHTING',
  'BASISSCHOOL',
  'SCHOOL',
  'ASSOCIATION',
  'ASOCIACION',
  'COLEGIO',
  'COLLEGE',
  'LYCEE',
]);

/** Whether payer and customer share a distinctive word. */
export function isSameName(one: string, other: string): boolean {
  const words = new Set(wordsOf(one));
  return wordsOf(other).some((word) => words.has(word));
}

function wordsOf(name: string): readonly string[] {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase();
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length >= 4 && !common.has(word));
}
