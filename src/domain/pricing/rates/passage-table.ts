import * as v from 'valibot';
import type { RoadLeg } from '#domain/itinerary/routed.ts';
import type { Immutable } from '../../immutable.ts';
import * as fields from './rate-fields.ts';

const passage = v.pipe(
  v.strictObject({
    /** A coach with its group, one way. Null: nobody knows yet. */
    cents: v.nullable(fields.cents),
    /** `read`: stands so in the source, or in a contract of ours. */
    certainty: v.picklist(['read', 'to-check']),
    source: fields.source,
  }),
  v.check(({ cents, certainty }) => cents !== null || certainty === 'to-check', 'has no price that was read'),
);

export const passageTableSchema = v.strictObject({ source: fields.source, passages: v.record(v.string(), passage) });
/** What a passage by ferry or shuttle train costs, by the key of the crossing. */
export type PassageTable = Immutable<v.InferOutput<typeof passageTableSchema>>;

/** Net euro cents of a passage that was read; null where a person must ask. */
export function findPassageCents(crossing: string, { passages }: PassageTable): number | null {
  const found = passages[crossing];
  return found?.certainty === 'read' ? found.cents : null;
}

/** Whether every ferry and shuttle train of a leg has a price. */
export function isPassagePriced({ crossings }: RoadLeg, table: PassageTable): boolean {
  const aboard = crossings.filter(({ kind }) => kind === 'ferry' || kind === 'shuttle-train');
  return aboard.length > 0 && aboard.every(({ key }) => findPassageCents(key, table) !== null);
}
