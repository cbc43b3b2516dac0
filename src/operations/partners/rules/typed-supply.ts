import * as v from 'valibot';
import { daysBetween } from '#domain/calendar/date.ts';
import { choice, code, line, requiredLine, wholeNumber } from '#domain/input/fields.ts';
import { readEuros } from '#domain/money/read-euros.ts';
import { fleetKeys } from '#domain/sites/keys.ts';
import { typedDate, typedDateOrNone } from '#operations/fleet/rules/fleet.ts';

const mostUnits = 99;
const longestLine = 1_000;
const longestUrl = 1_000;

/** What a partner types that it has, for some days. */
export const typedStock = v.pipe(
  v.object({
    class: choice(fleetKeys),
    units: wholeNumber({ least: 0, most: mostUnits }),
    fromDay: typedDate(),
    untilDay: typedDate(),
  }),
  v.forward(
    v.check(({ fromDay, untilDay }) => fromDay <= untilDay, code('before-previous')),
    ['untilDay'],
  ),
  v.forward(
    // A day that cannot be read is empty here, and has an issue of its own.
    v.check(({ fromDay, untilDay }) => fromDay === '' || untilDay === '' || daysBetween(fromDay, untilDay) <= longestLine, code('too-far')),
    ['untilDay'],
  ),
);

/** A server by name, without a user, and anything after it. */
const address = /^https:\/\/(?:[\p{L}\p{N}-]+\.)*[\p{L}\p{N}-]+(?::\d{1,5})?(?:[/?#]\S*)?$/iu;

/** The address of a calendar, by https; empty: none. Calendar programs write `webcal:` for it. */
export const typedCalendar = v.object({
  url: v.pipe(
    line(longestUrl),
    v.transform((text) => text.replace(/^webcals?:\/\//i, 'https://')),
    v.check((text) => text === '' || address.test(text), code('invalid')),
  ),
});

/** An amount as people type it, in cents, zero or more; nothing typed is zero. */
function centsOrNothing() {
  return v.pipe(
    line(20),
    v.transform((text) => (text === '' ? 0 : (readEuros(text) ?? Number.NaN))),
    v.number(code('invalid')),
    v.minValue(0, code('invalid')),
  );
}

/** A partner's prices for a class. */
export const typedPrice = v.pipe(
  v.object({
    priceClass: choice(fleetKeys),
    start: centsOrNothing(),
    kilometre: centsOrNothing(),
    hour: centsOrNothing(),
    dayMinimum: centsOrNothing(),
    priceFrom: typedDate(),
    priceUntil: typedDateOrNone(),
  }),
  v.forward(
    v.check(({ priceFrom, priceUntil }) => priceUntil === null || priceFrom <= priceUntil, code('before-previous')),
    ['priceUntil'],
  ),
  v.forward(
    v.check(({ start, kilometre, hour, dayMinimum }) => start + kilometre + hour + dayMinimum > 0, code('required')),
    ['dayMinimum'],
  ),
);

/** The id of a line that is taken back. */
export const typedLine = v.object({ id: v.pipe(requiredLine(40), v.uuid(code('invalid'))) });
