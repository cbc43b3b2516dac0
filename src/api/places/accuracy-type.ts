import type { Accuracy } from '#domain/itinerary/accuracy.ts';
import { builder } from '../builder.ts';

export const AccuracyRef = builder.objectRef<Accuracy>('Accuracy').implement({
  fields: (t) => ({
    precision: t.exposeString('precision', {
      description: '`point`, `street-with-town` (an address or a venue that is reckoned from its town or postcode) or `town`.',
    }),
    reckonedFrom: t.exposeString('reckonedFrom', { description: '`itself`, `postcode` or `town`.' }),
    spreadKilometres: t.exposeFloat('spreadKilometres', {
      description:
        'The place lies at most about this far from its coordinates, and its price holds as far; 0 for a point, or where it is not known.',
    }),
  }),
});
