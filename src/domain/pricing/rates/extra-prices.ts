import * as v from 'valibot';
import { extraKinds } from '#domain/itinerary/group.ts';
import * as fields from './rate-fields.ts';

/** What an extra costs in one vehicle, net euro cents: once, or each day that the vehicle is away. 0: it is in the price of the vehicle. */
const extraPrice = v.strictObject({ cents: fields.cents, unit: v.picklist(['piece', 'day']) });

export const extraPricesSchema = v.strictObject({
  source: fields.source,
  prices: v.strictObject(v.entriesFromList(extraKinds, extraPrice)),
});
