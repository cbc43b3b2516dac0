import type { Broken, CheckedEntry } from './check-plan.ts';

/**
 * An independent implementation of the daily and night rules, for tests. It checks every minute and shares no code or constants with the
 * planner. Directive 2002/15 art. 7; for Germany ArbZG §§ 3, 6(2), 21a; for France décret 2003-1242 and L3312-1.
 */
export type DaysInput = {
  /** The local minute of the day at minute 0 of the entries. */
  readonly startMinuteOfDay: number;
  /** ISO alpha-2 of the operator's country. */
  readonly country: string;
};

/** Every rule that either driver breaks; empty for a lawful plan. */
export function findBrokenDays(entries: readonly CheckedEntry[], question: DaysInput): Broken[] {
  const persons = entries.some(({ isCrewed }) => isCrewed) ? ([1, 2] as const) : ([1] as const);
  return persons.flatMap((driver) => {
    const busy = minutesOfWork(entries, driver);
    const found = [...nights(busy, question), ...nationalDays(busy, { entries, ...question })];
    return found.map(([rule, atMinute]) => ({ rule, driver, atMinute }));
  });
}

type Found = readonly (readonly [rule: string, atMinute: number])[];

/** For each minute, whether this driver works. */
function minutesOfWork(entries: readonly CheckedEntry[], person: 1 | 2): Uint8Array {
  const last = entries.at(-1);
  const busy = new Uint8Array(last ? last.startMinute + last.minutes : 0);
  for (const { kind, startMinute, minutes, driver, isCrewed } of entries) {
    const works = kind === 'work' ? person === 1 || isCrewed : kind === 'drive' && (driver ?? 1) === person;
    if (works) busy.fill(1, startMinute, startMinute + minutes);
  }
  return busy;
}

function sums(minutes: ArrayLike<number>): Uint32Array {
  const added = new Uint32Array(minutes.length + 1);
  for (let minute = 0; minute < minutes.length; minute += 1) added[minute + 1] = (added[minute] ?? 0) + (minutes[minute] ?? 0);
  return added;
}

function between(added: Uint32Array, from: number, until: number): number {
  const within = (minute: number) => added[Math.min(added.length - 1, Math.max(0, minute))] ?? 0;
  return within(until) - within(from);
}

const nightOf: Readonly<Partial<Record<string, readonly [from: number, until: number]>>> = { DE: [1_380, 360], FR: [0, 300] };

/** At most ten hours of work in any 24 hours that include night work. */
function nights(busy: Uint8Array, { startMinuteOfDay, country }: DaysInput): Found {
  const [from, until] = nightOf[country] ?? [60, 300];
  const nightly = busy.map((works, minute) => {
    const clock = (startMinuteOfDay + minute) % 1_440;
    const isNight = from < until ? clock >= from && clock < until : clock >= from || clock < until;
    return works === 1 && isNight ? 1 : 0;
  });
  const [work, night] = [sums(busy), sums(nightly)];
  for (let minute = -1_440; minute < busy.length; minute += 1) {
    if (between(night, minute, minute + 1_440) > 0 && between(work, minute, minute + 1_440) > 600) return [['night work', minute]];
  }
  return [];
}

type Days = DaysInput & { readonly entries: readonly CheckedEntry[] };

function nationalDays(busy: Uint8Array, { entries, country }: Days): Found {
  if (country !== 'DE' && country !== 'FR') return [];
  const work = sums(busy);
  return periodsOf(entries).flatMap(({ from, until, longestStop, isCrewed }) => {
    const end = country === 'DE' ? from + 1_440 : until;
    const broken: string[] = between(work, from, end) > 600 ? [`${country}: ten hours a day`] : [];
    const span = isCrewed ? 1_080 : longestStop >= 180 ? 840 : 720;
    if (country === 'FR' && until - from > span) broken.push('FR: amplitude');
    return broken.map((rule) => [rule, from] as const);
  });
}

type Period = { from: number; until: number; longestStop: number; isCrewed: boolean };

/** The entries between standstills of nine hours or more. A rest with interruptions is one rest. */
function periodsOf(entries: readonly CheckedEntry[]): Period[] {
  const periods: Period[] = [];
  let isOpen = false;
  for (const entry of entries) {
    if (isRest(entry)) isOpen = false;
    else if (isOpen) extend(periods.at(-1), entry);
    else if (isWork(entry)) {
      const { startMinute, minutes, isCrewed } = entry;
      periods.push({ from: startMinute, until: startMinute + minutes, longestStop: 0, isCrewed });
      isOpen = true;
    }
  }
  return periods;
}

function extend(period: Period | undefined, { kind, startMinute, minutes }: CheckedEntry): void {
  if (period === undefined) return;
  period.until = startMinute + minutes;
  if (kind === 'free' || kind === 'ferry') period.longestStop = Math.max(period.longestStop, minutes);
}

function isRest({ kind, minutes }: CheckedEntry): boolean {
  return kind === 'rest' || (kind === 'free' && minutes >= 540);
}

function isWork({ kind }: CheckedEntry): boolean {
  return kind === 'drive' || kind === 'work';
}
