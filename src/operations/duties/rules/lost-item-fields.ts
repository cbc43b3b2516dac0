import { line, requiredLine } from '#domain/input/fields.ts';
import { textLimits } from '#domain/input/text-limits.ts';

/** What was lost, and where in the coach it was. */
export const lostReportFields = { what: requiredLine(textLimits.line), place: line(textLimits.line) };

/** Where the item is now, as reported by the person who looked for it. */
export const lostAnswerFields = { note: line(textLimits.reportNote) };
