import { addDays } from '../calendar/date.ts';
import { type Cue, cueOf, findCues } from './cues.ts';
import { type DateRead, readDates } from './dates.ts';
import { readLuggage, readOccasion, readType, readWheelchairs } from './group-words.ts';
import { longestDescription, type Mark, type ReadField } from './mark.ts';
import { maskMail } from './mask-mail.ts';
import { readPeople } from './people.ts';
import { readPlaces } from './places.ts';
import { readTimes, type TimeRead } from './times.ts';

export type SentenceReading = {
  /** In text order. At most one per field, except intermediate stops and other pick-ups. */
  readonly marks: readonly Mark[];
  /** What a price needs but the text does not say. */
  readonly missing: readonly ReadField[];
};

/**
 * Reads a description of a trip in any language of the sites; `today` is the visitor's date, `YYYY-MM-DD`. Reads at most 5,000 characters.
 */
export function readSentence(given: string, today: string): SentenceReading {
  const body = maskMail(given.slice(0, longestDescription));
  const dates = readDates(body, today);
  const times = readTimes(body, dates);
  const cues = findCues(body);
  const spans = [...dates, ...times];
  const cued = <Read extends DateRead | TimeRead>(read: readonly Read[]) =>
    read.map((one) => ({ ...one, cue: cueOf(one, body, cues, read === (dates as readonly unknown[]) ? dates : times) }));
  const people = readPeople(body, spans);
  const taken = people === null ? spans : [...spans, people];
  const type = readType(body);
  const isBack = type?.value !== 'one-way' && (type !== null || cues.some(({ cue }) => cue === 'back'));
  const days = assignDates(cued(dates), isBack);
  const hours = assignTimes(cued(times), isBack);
  const marks = [
    ...readPlaces(body, taken, cues),
    ...days,
    ...hours,
    ...sameDay(days, hours, isBack),
    ...(people === null ? [] : [countMark(people)]),
    ...[readLuggage(body), readWheelchairs(body, spans), readOccasion(body)].filter((mark) => mark !== null),
  ];
  const whole = [...marks, ...typeOf(type, marks, isBack)].sort((one, other) => one.start - other.start);
  return { marks: whole, missing: listMissing(whole) };
}

function countMark({ count, start, end, isSure }: NonNullable<ReturnType<typeof readPeople>>): Mark {
  return { field: 'passengers', value: String(count), start, end, isSure };
}

type Cued<Read> = Read & { readonly cue: Cue | null };

/** The first day that is not marked as a return is the departure, a later one the return. */
function assignDates(dates: readonly Cued<DateRead>[], isBack: boolean): readonly Mark[] {
  const toMark = ({ date, start, end }: DateRead, field: ReadField, isSure: boolean): Mark => ({ field, value: date, start, end, isSure });
  const out =
    dates.find(({ cue, isEnd }) => cue !== 'back' && cue !== 'event' && isEnd !== true) ??
    dates.find(({ cue }) => cue !== 'back') ??
    (dates.length === 1 ? dates[0] : undefined);
  if (out === undefined) return dates.slice(0, 1).map((one) => toMark(one, 'date', false));
  const later = dates.filter((one) => one !== out && one.date >= out.date);
  const back = later.find(({ cue, isEnd }) => cue === 'back' || isEnd === true) ?? later.find(({ date }) => date > out.date);
  const others = dates.filter((one) => one !== out && one.date !== out.date && one.date !== back?.date);
  const isSure = out.isSure && others.length === 0 && !(out.cue === 'back' && dates.length === 1 && out !== back && !isBack);
  if (back === undefined) return [toMark(out, 'date', isSure)];
  const isPlain = back.cue === 'back' || back.isEnd === true;
  return [toMark(out, 'date', isSure), toMark(back, 'returnDate', back.isSure && isPlain && others.length === 0)];
}

/** Assigns times by their words; without a cue the first is the departure and the second the return. */
function assignTimes(times: readonly Cued<TimeRead>[], isBack: boolean): readonly Mark[] {
  const toMark = ({ time, start, end }: TimeRead, field: ReadField, isSure: boolean): Mark => ({ field, value: time, start, end, isSure });
  const of = (cue: Cue | null) => times.filter((one) => one.cue === cue);
  const [arrive] = of('arrive');
  const plain = of(null);
  const [out = arrive === undefined ? plain[0] : undefined] = of('out');
  const rest = plain.filter((one) => one !== out);
  const [back = isBack ? rest.find(({ start }) => out === undefined || start > out.start) : undefined] = of('back').filter(
    (one) => one !== out,
  );
  const marks: Mark[] = [];
  if (out !== undefined)
    marks.push(toMark(out, 'time', out.isSure && (out.cue === 'out' || times.length === 1 || (isBack && of(null).length <= 2))));
  if (arrive !== undefined) marks.push(toMark(arrive, 'arriveBy', arrive.isSure));
  if (back !== undefined) marks.push(toMark(back, 'returnTime', back.isSure && of('back').length <= 1 && back.cue === 'back'));
  return marks;
}

/** A return time without a day is on the same day if it is later. That is an assumption, so it needs confirmation. */
function sameDay(days: readonly Mark[], hours: readonly Mark[], isBack: boolean): readonly Mark[] {
  const [date, returnDate] = (['date', 'returnDate'] as const).map((field) => days.find((mark) => mark.field === field));
  const back = hours.find(({ field }) => field === 'returnTime');
  const out = hours.find(({ field }) => field === 'time' || field === 'arriveBy');
  if (!isBack || date === undefined || returnDate !== undefined || back === undefined) return [];
  const isNight = out !== undefined && back.value <= out.value;
  return [{ ...back, field: 'returnDate', value: isNight ? addDays(date.value, 1) : date.value, isSure: false }];
}

/** One way, return, or day trip: by its word, else by the days. */
function typeOf(said: Mark | null, marks: readonly Mark[], isBack: boolean): readonly Mark[] {
  const date = marks.find(({ field }) => field === 'date');
  const returnDate = marks.find(({ field }) => field === 'returnDate');
  if (said !== null && (said.value === 'one-way' || said.value === 'tour')) return [said];
  if (date !== undefined && returnDate !== undefined) {
    const value = date.value === returnDate.value ? 'day-trip' : 'return';
    return [{ ...(said ?? returnDate), field: 'type', value, isSure: returnDate.isSure }];
  }
  if (said !== null) return [{ ...said, isSure: said.value !== 'return' }];
  return isBack && returnDate !== undefined ? [{ ...returnDate, field: 'type', value: 'return', isSure: false }] : [];
}

function listMissing(marks: readonly Mark[]): readonly ReadField[] {
  const has = (field: ReadField) => marks.some((mark) => mark.field === field);
  const type = marks.find(({ field }) => field === 'type')?.value;
  const needed: readonly ReadField[] = ['from', 'to', 'date', 'passengers', 'type'];
  const back: readonly ReadField[] = type === 'return' || type === 'day-trip' ? ['returnDate', 'returnTime'] : [];
  const time: readonly ReadField[] = has('time') || has('arriveBy') ? [] : ['time'];
  return [...needed, ...time, ...back].filter((field) => !has(field));
}
