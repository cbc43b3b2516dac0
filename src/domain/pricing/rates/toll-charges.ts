import * as v from 'valibot';
import * as fields from './rate-fields.ts';

/**
 * What a toll road and a tolled tunnel or bridge cost. Net euro cents for a coach; `vehiclePercent` is what other vehicles pay of them.
 * Ferries and shuttle trains stand elsewhere: a person prices them.
 */
export const tollChargesSchema = v.strictObject({
  source: fields.source,
  /** A kilometre on toll roads by country (ISO alpha-2). */
  kilometreCents: fields.byCountry(fields.cents),
  elsewhereCents: fields.cents,
  /** One passage by the key of the crossing; what is not listed costs nothing, or its toll is in the kilometres. */
  crossingCents: v.record(v.string(), fields.cents),
  vehiclePercent: fields.byVehicle(fields.percent),
});
