import { addDays } from '#domain/calendar/date.ts';
import { todayIn } from '#domain/calendar/zoned.ts';
import { isSiteKey } from '#domain/sites/keys.ts';
import { rateFigures } from '#operations/figures/rules/figures.ts';
import { readPeriod } from '#operations/figures/rules/period.ts';
import { type FigureLine, readFigures } from '#operations/figures/week-figures.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import { query } from './act.ts';
import { text } from './fields.ts';

/** 52 weeks, so that a week is compared with a week. */
const yearDays = 364;

/** The outcomes of requested trips, with the rates that follow from the sums. */
function showLine(line: FigureLine) {
  const { kind, value, asked, priced, booked, driven, cancelled, bookedCents, feeCents } = line;
  return { kind, value, asked, priced, booked, driven, cancelled, bookedCents, feeCents, ...rateFigures(line) };
}

export const figureQueries = {
  /**
   * By the week in which trips were requested; `before` are the same weeks a year earlier. A day or site that cannot be parsed does not
   * filter, because the address may have been typed.
   */
  ofWeeks: query('see-figures', { from: text(), to: text(), site: text() }, async ({ db, now }, { site: asked, ...days }) => {
    const today = todayIn(planningZone, now());
    const period = readPeriod({ ...days, today });
    const site = isSiteKey(asked) ? asked : null;
    const earlier = { from: addDays(period.from, -yearDays), to: addDays(period.to, -yearDays) };
    const [{ lines, madeAt }, before] = await Promise.all([readFigures(db, { ...period, site }), readFigures(db, { ...earlier, site })]);
    const lastYear = before.lines.filter(({ kind }) => kind === 'all' || kind === 'week').map(showLine);
    return { ...period, today, madeAt, lines: lines.map(showLine), before: lastYear.map((line) => toThisYear(line)) };
  }),
};

/** A week of last year, under the Monday of this year's week that it is compared with. */
function toThisYear<Line extends { readonly kind: string; readonly value: string }>(line: Line): Line {
  return line.kind === 'week' ? { ...line, value: addDays(line.value, yearDays) } : line;
}
