import { cleanLine } from '#domain/input/clean-text.ts';
import { normaliseEmail } from '#domain/input/email.ts';

/** Normalises the address that identifies a staff member: lower case, because two addresses that differ only in case are one person. */
export function readStaffEmail(typed: string): string {
  return normaliseEmail(cleanLine(typed)).toLowerCase();
}
