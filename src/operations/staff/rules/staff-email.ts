import { cleanLine } from '#domain/input/clean-text.ts';
import { normaliseEmail } from '#domain/input/email.ts';

/** The address that tells our people apart: in small letters, for nobody is two people by a capital. */
export function readStaffEmail(typed: string): string {
  return normaliseEmail(cleanLine(typed)).toLowerCase();
}
