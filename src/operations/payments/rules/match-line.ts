/** A trip that a line of a bank may pay. */
export type Candidate = {
  readonly reference: string;
  readonly name: string;
  /** The earliest amount that is still to be paid, and all of them; 0 where nothing is. */
  readonly nextCents: number;
  readonly openCents: number;
};

/** How a candidate was found: its number is in the words, its invoice's is, or only the amount is the same. */
export type FoundBy = 'reference' | 'invoice' | 'amount';

/**
 * What a line seems to pay. `match`: it names one trip and is what that waits for; `parts`: it names several and is what they wait for
 * together; `other-amount`: it names one and is another amount; `likely`: one trip alone waits for that amount; `several`: more than one
 * does, or several are named.
 */
export type Proposal =
  | { readonly kind: 'match' | 'other-amount'; readonly by: 'reference' | 'invoice'; readonly trips: readonly Candidate[] }
  | { readonly kind: 'parts'; readonly by: 'reference' | 'invoice'; readonly trips: readonly Candidate[] }
  | { readonly kind: 'likely' | 'several'; readonly by: FoundBy; readonly trips: readonly Candidate[] }
  | { readonly kind: 'none'; readonly by: null; readonly trips: readonly [] };

type Line = { readonly cents: number; readonly name: string };
type Named = { readonly by: 'reference' | 'invoice'; readonly trips: readonly Candidate[] };

/** Trips of an amount that are shown to choose from. */
const mostChoices = 10;

/** Judges a line by the trips that it names and by those that wait for its amount. Nothing is recorded by this. */
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

/** How much of a line each of several trips takes: what is due next where that makes it up, else all that is open. */
export function splitLine(cents: number, trips: readonly Candidate[]): readonly { readonly reference: string; readonly cents: number }[] {
  const part = sumOf(trips, 'openCents') === cents ? 'openCents' : 'nextCents';
  return trips.map((trip) => ({ reference: trip.reference, cents: trip[part] }));
}

function isDue({ nextCents, openCents }: Candidate, cents: number): boolean {
  return cents > 0 && (cents === nextCents || cents === openCents);
}

function sumOf(trips: readonly Candidate[], part: 'openCents' | 'nextCents'): number {
  return trips.reduce((sum, trip) => sum + trip[part], 0);
}

/** Words that are no names: forms of companies, and what many organisations are called. */
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

/** Whether a payer and a customer have a word of their own in common. */
export function isSameName(one: string, other: string): boolean {
  const words = new Set(wordsOf(one));
  return wordsOf(other).some((word) => words.has(word));
}

function wordsOf(name: string): readonly string[] {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase();
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length >= 4 && !common.has(word));
}
