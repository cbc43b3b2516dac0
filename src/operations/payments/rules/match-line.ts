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
 * What a line probably pays. `match`: it names one trip and has exactly its due amount; `parts`: it names several, or a summary invoice, and
 * has their total; `together`: exactly one summary invoice has this amount open; `less-fee`: it names none, and one trip of the payer's name
 * has so much more open as a bank keeps of a transfer from abroad;
 * `other-amount`: it names one with another amount; `likely`: exactly one trip has this amount due; `several`: more than one does, or
 * several are named.
 */
export type Proposal =
  | { readonly kind: 'match' | 'other-amount'; readonly by: 'reference' | 'invoice'; readonly trips: readonly Candidate[] }
  | { readonly kind: 'parts'; readonly by: 'reference' | 'invoice'; readonly trips: readonly Candidate[] }
  | { readonly kind: 'together'; readonly by: 'amount'; readonly trips: readonly Candidate[] }
  | { readonly kind: 'less-fee'; readonly by: 'amount'; readonly trips: readonly [Candidate] }
  | { readonly kind: 'likely' | 'several'; readonly by: FoundBy; readonly trips: readonly Candidate[] }
  | { readonly kind: 'none'; readonly by: null; readonly trips: readonly [] };

type Line = { readonly cents: number; readonly name: string };
type Named = { readonly by: 'reference' | 'invoice'; readonly trips: readonly Candidate[] };

/** The most that banks keep of a transfer: several of them on the way from outside SEPA (E). */
export const mostFeeCents = 3_000;

/** The most trips with an equal amount to choose from. */
const mostChoices = 10;

/** What has the amount of a line open: single trips, and summary invoices with the trips that they still ask for. */
type OfAmount = {
  /** Those with up to {@link mostFeeCents} more open. */
  readonly dearer?: readonly Candidate[];
  readonly trips: readonly Candidate[];
  readonly summaries: readonly (readonly Candidate[])[];
};

/** Matches a line with the trips it names and those with its amount due. Records nothing. */
export function matchLine(line: Line, { by, trips: all }: Named, { trips: bySum, summaries, dearer = [] }: OfAmount): Proposal {
  // Of a summary invoice some trips may be paid already.
  const unpaid = all.filter(({ openCents }) => openCents > 0);
  const named = all.length > 1 && unpaid.length > 0 ? unpaid : all;
  const [first, ...others] = named;
  if (first === undefined) return matchUnnamed(line, { trips: bySum, summaries, dearer });
  if (others.length === 0) return { kind: isDue(first, line.cents) ? 'match' : 'other-amount', by, trips: [first] };
  const isWhole = [sumOf(named, 'openCents'), sumOf(named, 'nextCents')].includes(line.cents);
  return { kind: isWhole ? 'parts' : 'several', by, trips: named };
}

/** A line without a reference: by its amount and the payer's name. */
function matchUnnamed(line: Line, { trips: bySum, summaries, dearer }: Required<OfAmount>): Proposal {
  const summary = findSummary(line, summaries, bySum.length > 0);
  if (summary !== null) return { kind: 'together', by: 'amount', trips: summary };
  if (bySum.length === 0) {
    const [payers, ...others] = dearer.filter(({ name }) => isSameName(name, line.name));
    const isOnly = payers !== undefined && others.length === 0;
    return isOnly ? { kind: 'less-fee', by: 'amount', trips: [payers] } : { kind: 'none', by: null, trips: [] };
  }
  const known = bySum.filter((candidate) => isSameName(candidate.name, line.name));
  const [only, ...more] = known.length === 1 ? known : bySum;
  if (only !== undefined && more.length === 0) return { kind: 'likely', by: 'amount', trips: [only] };
  return { kind: 'several', by: 'amount', trips: bySum.slice(0, mostChoices) };
}

/** The one summary invoice that a line may pay: of the payer's name, or the only claim of that amount. */
function findSummary(line: Line, summaries: OfAmount['summaries'], isAlsoOfTrips: boolean): readonly Candidate[] | null {
  const known = summaries.filter((trips) => trips.some(({ name }) => isSameName(name, line.name)));
  const [only, ...more] = known.length === 1 || isAlsoOfTrips ? known : summaries;
  return only !== undefined && more.length === 0 ? only : null;
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
