import * as v from 'valibot';
import { extraKinds } from '#domain/itinerary/group.ts';
import * as fields from './rate-fields.ts';

/**
 * The price of an extra in one vehicle, net euro cents: once, or for each day that the vehicle is away. 0: included in the vehicle's price.
 */
const extraPrice = v.strictObject({ cents: fields.cents, unit: v.picklist(['piece', 'day']) });

export const extraPricesSchema = v.strictObject({
  source: fields.source,
  prices: v.strictObject(v.entriesFromList(extraKinds, extraPrice)),
});
