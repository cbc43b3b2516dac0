import * as v from 'valibot';
import { code, line, personName, requiredLine, requiredPhone } from '../input/fields.ts';

/** Who comes with what, as a partner types it. */
export const typedCrew = v.object({
  driverName: personName(),
  driverPhone: requiredPhone(),
  plate: v.pipe(
    requiredLine(15),
    v.transform((text) => text.toUpperCase()),
    v.regex(/^[\dA-ZÄÖÜ -]{4,15}$/, code('invalid')),
  ),
  /** What to look for: "white, red stripe". */
  look: line(60),
});
