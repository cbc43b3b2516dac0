/**
 * An independent implementation of the regulations, for tests. It takes what a crew did, minute by minute, and names the articles broken.
 * It shares no code or constants with the simulation, so that one mistake cannot be in both.
 */

type Activity = 'drive' | 'work' | 'pause' | 'beside';

/** What happened when. `driver` says who drives if two are on board; default is the first. */
export type CheckedEntry = {
  readonly kind: string;
  readonly startMinute: number;
  readonly minutes: number;
  readonly driver?: 1 | 2;
  /** Whether two drivers were on board. */
  readonly isCrewed: boolean;
};

export type Broken = { readonly rule: string; readonly driver: 1 | 2; readonly atMinute: number };

type Piece = { readonly activity: Activity; readonly from: number; readonly until: number; readonly isCrewed: boolean };

/** Every article that either driver breaks; empty for a lawful plan. `mondayMinute` is a Monday 00:00 on the entries' clock. */
export function findBrokenRules(entries: readonly CheckedEntry[], mondayMinute = 0): Broken[] {
  const persons = entries.some(({ isCrewed }) => isCrewed) ? ([1, 2] as const) : ([1] as const);
  return persons.flatMap((driver) => {
    const pieces = piecesOf(entries, driver);
    const found = [...breaks(pieces), ...days(pieces), ...weeks(pieces, mondayMinute), ...workingTime(pieces)];
    return found.map(([rule, atMinute]) => ({ rule, driver, atMinute }));
  });
}

type Found = readonly (readonly [rule: string, atMinute: number])[];

/** One person's time without gaps: a gap is rest. */
function piecesOf(entries: readonly CheckedEntry[], driver: 1 | 2): Piece[] {
  const pieces: Piece[] = [];
  for (const entry of entries) {
    const end = pieces.at(-1)?.until ?? entry.startMinute;
    if (entry.startMinute > end) pieces.push({ activity: 'pause', from: end, until: entry.startMinute, isCrewed: false });
    const until = entry.startMinute + entry.minutes;
    pieces.push({ activity: activityOf(entry, driver), from: entry.startMinute, until, isCrewed: entry.isCrewed });
  }
  return pieces;
}

function activityOf({ kind, driver, isCrewed }: CheckedEntry, person: 1 | 2): Activity {
  if (kind === 'drive') return (driver ?? 1) === person ? 'drive' : 'beside';
  if (kind === 'work') return person === 1 || isCrewed ? 'work' : 'beside';
  return 'pause';
}

/** Article 7: 45 minutes of break after 4 h 30 of driving, also in two parts of at least 15 minutes. */
function breaks(pieces: readonly Piece[]): Found {
  const broken: (readonly [string, number])[] = [];
  let [driven, taken]: [number, number[]] = [0, []];
  for (const { activity, from, until } of joinPauses(pieces)) {
    const length = until - from;
    if (activity === 'drive') driven += length;
    if (activity === 'drive' && driven > 270) broken.push(['art. 7', until]);
    if (activity === 'drive' || activity === 'work' || length < 15 || driven === 0) continue;
    const isWhole = length >= 45 || taken.some((part) => part + length >= 45);
    [driven, taken] = isWhole ? [0, []] : [driven, [...taken, length]];
  }
  return broken;
}

/** Merges adjacent breaks and time beside the driver. */
function joinPauses(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const isIdle = piece.activity === 'pause' || piece.activity === 'beside';
    if (last && isIdle && last.activity === piece.activity) joined[joined.length - 1] = { ...last, until: piece.until };
    else joined.push(piece);
  }
  return joined;
}

type Period = { readonly from: number; readonly restFrom: number; readonly restUntil: number; readonly pieces: readonly Piece[] };

/** Splits a person's time at daily rests: breaks of nine hours or more. The last period ends at home with unlimited rest. */
function periodsOf(pieces: readonly Piece[]): Period[] {
  const periods: Period[] = [];
  let current: Piece[] = [];
  for (const piece of joinPauses(pieces)) {
    const isRest = piece.activity === 'pause' && piece.until - piece.from >= 540;
    if (!isRest) current.push(piece);
    else if (current.length > 0) {
      periods.push({ from: current[0]?.from ?? 0, restFrom: piece.from, restUntil: piece.until, pieces: current });
      current = [];
    }
  }
  const end = current.at(-1)?.until ?? 0;
  if (current.some(({ activity }) => activity !== 'pause'))
    periods.push({ from: current[0]?.from ?? 0, restFrom: end, restUntil: Number.POSITIVE_INFINITY, pieces: current });
  return periods;
}

/** Articles 6(1) and 8(2), 8(2a), 8(4), 8(5), 4(g): driving per day, and rest in each 24 hours, or 30 with two drivers. */
function days(pieces: readonly Piece[]): Found {
  let [reduced, isReset] = [0, true];
  let mayPostpone = postponementsOf(pieces);
  return periodsOf(pieces).flatMap((period) => {
    const rest = restIn(period);
    reduced = (isReset ? 0 : reduced) + (rest === 'reduced' ? 1 : 0);
    if (reduced > 3 && mayPostpone > 0 && isPostponed(period)) [reduced, mayPostpone] = [reduced - 1, mayPostpone - 1];
    isReset = period.restUntil - period.restFrom >= 1_440;
    const broken = rest === 'short' ? [isCrewed(period) ? 'art. 8(5)' : 'art. 8(2)'] : [];
    return [...broken, ...tooMuch(period, reduced)].map((rule) => [rule, period.restFrom] as const);
  });
}

function tooMuch({ pieces }: Period, reduced: number): string[] {
  return [...(reduced > 3 ? ['art. 8(4)'] : []), ...(sumOf(pieces, 'drive') > 600 ? ['art. 6(1)'] : [])];
}

/** Article 8(2a): once on a service of six days, twice on one of eight. */
function postponementsOf(pieces: readonly Piece[]): number {
  const length = (pieces.at(-1)?.until ?? 0) - (pieces[0]?.from ?? 0);
  return length >= 11_520 ? 2 : length >= 8_640 ? 1 : 0;
}

/** Eleven hours' rest within 25, on a day with at most seven hours of driving by one driver. */
function isPostponed(period: Period): boolean {
  const within = Math.min(period.restUntil, period.from + 1_500) - period.restFrom;
  return !isCrewed(period) && within >= 660 && sumOf(period.pieces, 'drive') <= 420;
}

function restIn(period: Period): 'regular' | 'reduced' | 'short' {
  const window = isCrewed(period) ? 1_800 : 1_440;
  const within = Math.min(period.restUntil, period.from + window) - period.restFrom;
  if (within < 540) return 'short';
  const hasThree = period.pieces.some(({ activity, from, until }) => activity === 'pause' && until - from >= 180);
  return within >= 660 || (hasThree && !isCrewed(period)) ? 'regular' : 'reduced';
}

function isCrewed({ pieces }: Period): boolean {
  return pieces.some((piece) => piece.isCrewed);
}

function sumOf(pieces: readonly Piece[], activity: Activity): number {
  return pieces.reduce((total, piece) => total + (piece.activity === activity ? piece.until - piece.from : 0), 0);
}

/** Articles 6(1) to 6(3), 8(6), 8(6a) and directive 2002/15 article 4: the weeks from Monday to Sunday. */
function weeks(pieces: readonly Piece[], mondayMinute: number): Found {
  const broken: (readonly [string, number])[] = [];
  const length = 7 * 1_440;
  const end = pieces.at(-1)?.until ?? 0;
  const first = mondayMinute - Math.ceil((mondayMinute + 1) / length) * length;
  for (let monday = first; monday < end; monday += length) {
    const week = cut(pieces, monday, monday + length);
    if (sumOf(week, 'drive') > 56 * 60) broken.push(['art. 6(2)', monday]);
    if (sumOf(cut(pieces, monday, monday + 2 * length), 'drive') > 90 * 60) broken.push(['art. 6(3)', monday]);
    if (sumOf(week, 'drive') + sumOf(week, 'work') > 60 * 60) broken.push(['2002/15 art. 4', monday]);
    const long = periodsOf(pieces).filter(({ from, pieces: day }) => from >= monday && from < monday + length && sumOf(day, 'drive') > 540);
    if (long.length > 2) broken.push(['art. 6(1), twice a week', monday]);
  }
  return [...broken, ...weeklyRests(pieces)];
}

function cut(pieces: readonly Piece[], from: number, until: number): Piece[] {
  return pieces
    .map((piece) => ({ ...piece, from: Math.max(from, piece.from), until: Math.min(until, piece.until) }))
    .filter((piece) => piece.until > piece.from);
}

/** At most twelve days from the end of a weekly rest (24 hours or more) to the next. */
function weeklyRests(pieces: readonly Piece[]): Found {
  const broken: (readonly [string, number])[] = [];
  let began: number | null = null;
  for (const { from, restFrom, restUntil } of periodsOf(pieces)) {
    began ??= from;
    if (restFrom - began > 12 * 1_440) broken.push(['art. 8(6a)', restFrom]);
    if (restUntil - restFrom >= 1_440) began = null;
  }
  return broken;
}

/** Directive 2002/15 article 5, for a single driver: at most six hours without a break; 30 minutes above six hours, 45 above nine. */
function workingTime(pieces: readonly Piece[]): Found {
  return periodsOf(pieces).flatMap((period) => {
    if (isCrewed(period)) return [];
    const worked = sumOf(period.pieces, 'drive') + sumOf(period.pieces, 'work');
    const paused = sumOf(period.pieces.filter(isLongPause), 'pause');
    const broken = (worked > 540 && paused < 45) || (worked > 360 && paused < 30) ? ['2002/15 art. 5'] : [];
    if (longestOnEnd(period.pieces) > 360) broken.push('2002/15 art. 5, six hours');
    return broken.map((rule) => [rule, period.restFrom] as const);
  });
}

function isLongPause({ activity, from, until }: Piece): boolean {
  return activity === 'pause' && until - from >= 15;
}

function longestOnEnd(pieces: readonly Piece[]): number {
  let [onEnd, longest] = [0, 0];
  for (const piece of pieces) {
    if (isLongPause(piece)) onEnd = 0;
    if (piece.activity === 'drive' || piece.activity === 'work') onEnd += piece.until - piece.from;
    longest = Math.max(longest, onEnd);
  }
  return longest;
}
