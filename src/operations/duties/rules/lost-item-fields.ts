import { line, requiredLine } from '#domain/input/fields.ts';
import { textLimits } from '#domain/input/text-limits.ts';

/** What somebody lost, and where in the coach it lay. */
export const lostReportFields = { what: requiredLine(textLimits.line), place: line(textLimits.line) };

/** Where it is now, as the person who looked for it says; a driver says it with a press. */
export const lostAnswerFields = { note: line(textLimits.pressNote) };
