import { type RefObject, useState } from 'react';
import { addMonths, type CalendarFields, chooseDay, type DayRange, monthOf } from './month-days.ts';

type Input = {
  readonly opener: RefObject<HTMLButtonElement | null>;
  readonly fields: CalendarFields;
  /** Called once the dates are in the form's own fields. */
  readonly onTaken: () => void;
};

/** The dates being chosen, the focused day, and the first of the two visible months. */
export function useDayChoice({ opener, fields, onTaken }: Input) {
  const { out, back, isOfBack } = findInputs(opener.current, fields);
  const hasBack = back !== null;
  const [today] = useState(() => out?.min || readClock());
  const known = { out: out?.value ?? '', back: back?.value ?? '' };
  const [range, setRange] = useState<DayRange>(() => startOf(known, hasBack, isOfBack));
  const [hovered, setHovered] = useState('');
  const [active, setActive] = useState(() => notBefore(today, (isOfBack && known.back) || known.out));
  const [month, setMonth] = useState(monthOf(active));

  const goTo = (day: string) => {
    const reached = notBefore(today, day);
    setActive(reached);
    if (monthOf(reached) < month) setMonth(monthOf(reached));
    if (monthOf(reached) > addMonths(month, 1)) setMonth(addMonths(monthOf(reached), -1));
  };
  const take = (taken: DayRange) => {
    write(out, taken.out);
    write(back, taken.back);
    onTaken();
  };
  const choose = (day: string) => {
    const chosen = chooseDay(range, day, hasBack);
    setActive(day);
    setRange(chosen);
    if (!hasBack || chosen.back !== '') take(chosen);
  };
  const turn = (months: number) => setMonth(addMonths(month, months));
  const isBackward = month > monthOf(today);
  const shown = hasBack ? lookAhead(range, hovered) : range;
  return { today, active, month, range, shown, hasBack, isBackward, choose, hover: setHovered, goTo, turn, take };
}

/** The range that the next press changes: the field that was pressed is chosen first. */
function startOf({ out, back }: DayRange, hasBack: boolean, isOfBack: boolean): DayRange {
  if (isOfBack) return { out, back: '' };
  return hasBack && back === '' ? { out: '', back: '' } : { out, back };
}

/** The range with the day beneath the pointer, while its second day is not chosen. */
function lookAhead(range: DayRange, hovered: string): DayRange {
  return range.out !== '' && range.back === '' && hovered > range.out ? { out: range.out, back: hovered } : range;
}

/** Today where the visitor is. Where a field has no first day, the server says what is too early. */
function readClock(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** The day, or the first selectable one. */
function notBefore(first: string, day: string): string {
  return day < first ? first : day;
}

/** The fields to fill, and whether the calendar was opened for the return of a trip with a known departure. */
function findInputs(opener: HTMLButtonElement | null, { out, back }: CalendarFields) {
  const find = (name: string | null) => {
    const field = name === null ? null : opener?.form?.elements.namedItem(name);
    // A one-way trip has no visible field for the return.
    return field instanceof HTMLInputElement && field.getClientRects().length > 0 ? field : null;
  };
  const inputs = { out: find(out), back: find(back) };
  const isBeside = inputs.back !== null && opener?.parentElement?.contains(inputs.back) === true;
  return { ...inputs, isOfBack: isBeside && inputs.out?.value !== '' };
}

/** As if it had been typed: a form follows its fields by this event. */
function write(field: HTMLInputElement | null, value: string): void {
  if (field === null || field.value === value) return;
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
