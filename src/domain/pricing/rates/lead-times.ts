import * as v from 'valibot';
import type { Immutable } from '../../immutable.ts';
import * as fields from './rate-fields.ts';

export const leadTimesSchema = v.strictObject({
  source: fields.source,
  hours: fields.byVehicle(v.pipe(v.number(), v.minValue(0, 'is below 0'), v.maxValue(336, 'is above two weeks'))),
  night: v.strictObject({ fromHour: fields.hourOfDay, untilHour: fields.hourOfDay }),
});
/**
 * Hours before departure within which a person must first check whether such a vehicle is free. Night hours, local to the first stop, do
 * not count.
 */
export type LeadTimes = Immutable<v.InferOutput<typeof leadTimesSchema>>;
