import * as v from 'valibot';
import type { RoadLeg } from '#domain/itinerary/routed.ts';
import type { Immutable } from '../../immutable.ts';
import * as fields from './rate-fields.ts';

const passage = v.pipe(
  v.strictObject({
    /** A coach with its group, one way. Null: unknown. */
    cents: v.nullable(fields.cents),
    /** `read`: found in the source, or in one of our contracts. */
    certainty: v.picklist(['read', 'to-check']),
    source: fields.source,
  }),
  v.check(({ cents, certainty }) => cents !== null || certainty === 'to-check', 'has no price that was read'),
);

export const passageTableSchema = v.strictObject({ source: fields.source, passages: v.record(v.string(), passage) });
/** The price of a passage by ferry or shuttle train, by the key of the crossing. */
export type PassageTable = Immutable<v.InferOutput<typeof passageTableSchema>>;

/** The known price of a passage in net euro cents; null if a person must ask. */
export function findPassageCents(crossing: string, { passages }: PassageTable): number | null {
  const found = passages[crossing];
  return found?.certainty === 'read' ? found.cents : null;
}

/** Whether we know the price of every ferry and shuttle train of a leg. */
export function isPassagePriced({ crossings }: RoadLeg, table: PassageTable): boolean {
  const aboard = crossings.filter(({ kind }) => kind === 'ferry' || kind === 'shuttle-train');
  return aboard.length > 0 && aboard.every(({ key }) => findPassageCents(key, table) !== null);
}
