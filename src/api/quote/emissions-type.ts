import { compareEmissions, type Emissions } from '#domain/pricing/quote/emissions.ts';
import { builder } from '../builder.ts';

type Comparison = ReturnType<typeof compareEmissions>;

const ModeEmissionsRef = builder.objectRef<Emissions>('ModeEmissions').implement({
  fields: (t) => ({
    mode: t.exposeString('mode', { description: '`coach`, `car` or `plane`.' }),
    kilograms: t.exposeFloat('kilograms', { description: 'Of CO2 equivalents a passenger.' }),
  }),
});

export const EmissionsRef = builder.objectRef<Comparison>('Emissions').implement({
  description: 'What a passenger’s way emits by coach, car and plane over the same kilometres.',
  fields: (t) => ({
    modes: t.field({ type: [ModeEmissionsRef], resolve: ({ emissions }) => emissions }),
    source: t.exposeString('source', { description: 'In English.' }),
  }),
});

/** Of a trip of so many kilometres on its first day; null for a trip without a way. */
export function compareModes({ kilometres, date }: { readonly kilometres: number; readonly date: string }): Comparison | null {
  return kilometres > 0 ? compareEmissions({ kilometres, date }) : null;
}
