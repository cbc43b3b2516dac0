import * as v from 'valibot';

/** Whole euro cents as they are stored. */
export const storedCents = v.pipe(v.number(), v.safeInteger());
