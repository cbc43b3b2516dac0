import { lines } from '../input/fields.ts';
import { type Mistyped, readTyped } from '../input/read-typed.ts';
import { textLimits } from '../input/text-limits.ts';
import { type Result, success } from '../result.ts';

const reasonFields = { reason: lines(textLimits.reason) };

/** Reads the reason why a trip is declined, cancelled, corrected or paused, as typed. Refused if it is too long. */
export function readReason(typed: string): Result<string, Mistyped> {
  const read = readTyped(reasonFields, { reason: typed });
  return read.ok ? success(read.value.reason) : read;
}
