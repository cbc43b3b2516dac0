import type { Travel } from '#operations/duties/travel.ts';
import type { Answer } from '#operations/trips/answer.ts';
import { builder } from '../builder.ts';
import { errorsOf, FieldErrorRef } from '../errors/field-error.ts';
import { TravelRef } from './travel-type.ts';

/** The answer of a mutation on a trip: the trip as it is now, or why nothing was done. */
export const TravelAnswer = builder.objectRef<{ readonly answer: Answer<Travel> }>('TravelResult').implement({
  fields: (t) => ({
    travel: t.field({ type: TravelRef, nullable: true, resolve: ({ answer }) => (answer.ok ? answer.value : null) }),
    errors: t.field({ type: [FieldErrorRef], resolve: errorsOf }),
  }),
});
