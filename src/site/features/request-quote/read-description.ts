import { domainOf, languageOf } from '../../api/enums.ts';
import { ReadTripDocument, type ReadTripQuery } from '../../api/generated/operations.ts';
import type { PageRequest } from '../../request-context.ts';
import { createFormValues, type FormValues } from '../../trip-editor/form-values.ts';

export type ReadMarks = ReadTripQuery['readTrip']['marks'];
/** A description, and what was read from it. */
export type Described = { readonly text: string; readonly marks: ReadMarks; readonly missing: ReadTripQuery['readTrip']['missing'] };

/** The longest description that is read. The field accepts no more. */
export const longestText = 5_000;

/** Reads a description of a trip, or a pasted mail. */
export async function readDescription(page: PageRequest, given: string): Promise<Described> {
  // Positions count in the text as it is shown again: a form sends line breaks as two characters.
  const text = given.replaceAll('\r\n', '\n').slice(0, longestText);
  const { readTrip } = await page.api.execute(ReadTripDocument, {
    text,
    language: languageOf(page.language),
    domain: domainOf(page.site),
  });
  return { text, ...readTrip };
}

/** A new form with everything that was read. Places stay as written, so that the form asks about ambiguous ones. */
export function valuesOf({ marks }: Pick<Described, 'marks'>, idempotencyKey: string): FormValues {
  const query = new URLSearchParams();
  const counts = { via: 0, pickUp: 0 };
  for (const { field, value } of marks) {
    if (field === 'via' || field === 'pickUp') {
      query.set(`${field}${counts[field]}`, value);
      counts[field] += 1;
    } else if (field === 'arriveBy') query.set('time', value);
    else query.set(field, value);
  }
  const values = createFormValues(query, idempotencyKey);
  const type = query.get('type');
  const [first, ...others] = values.stops;
  if (first === undefined) return values;
  const isArrival = marks.some(({ field }) => field === 'arriveBy') && !marks.some(({ field }) => field === 'time');
  return { ...values, type: type ?? values.type, stops: [isArrival ? { ...first, timeIs: 'arrive' } : first, ...others] };
}
