import * as v from 'valibot';
import { limitKeys } from '#domain/driving-time/rule-check.ts';
import { extraKinds, luggageKinds, placeKinds, tripTypes } from '#domain/itinerary/itinerary.ts';
import {
  dutyPartKinds,
  dutyRestKinds,
  lineReasonKeys,
  optionKeys,
  personReasons,
  priceLineKinds,
  waitingModes,
} from '#domain/pricing/quote/quote.ts';
import { fleetKeys, occasionKeys, siteKeys, siteLanguages } from '#domain/sites/keys.ts';
import { tripStages, tripStatuses } from '#domain/trip/states.ts';
import { paymentMethods, type Trip } from '#domain/trip/trip.ts';

const place = v.object({
  name: v.string(),
  town: v.string(),
  street: v.string(),
  zip: v.string(),
  countryCode: v.string(),
  kind: v.picklist(placeKinds),
  coordinates: v.object({ latitude: v.number(), longitude: v.number() }),
  timeZone: v.string(),
});

const itinerary = v.object({
  type: v.picklist(tripTypes),
  stops: v.array(
    v.object({
      place,
      departure: v.nullable(v.object({ date: v.string(), time: v.string() })),
      notes: v.string(),
      localKilometres: v.exactOptional(v.number()),
    }),
  ),
  suppliesDriverRoom: v.exactOptional(v.boolean()),
});

const group = v.object({
  passengers: v.number(),
  luggage: v.picklist(luggageKinds),
  wheelchairPlaces: v.number(),
  occasion: v.nullable(v.picklist(occasionKeys)),
  flightNumber: v.string(),
  extras: v.array(v.picklist(extraKinds)),
  notes: v.string(),
});

const priceLine = v.object({
  kind: v.picklist(priceLineKinds),
  vehicle: v.nullable(v.picklist(fleetKeys)),
  quantity: v.number(),
  unit: v.picklist(['day', 'km', 'hour', 'night', 'percent', 'piece']),
  unitCents: v.nullable(v.number()),
  amountCents: v.number(),
  included: v.boolean(),
  reason: v.exactOptional(v.object({ key: v.picklist(lineReasonKeys), values: v.record(v.string(), v.union([v.string(), v.number()])) })),
});

const vatLine = v.object({
  countryCode: v.string(),
  kilometres: v.number(),
  netCents: v.number(),
  ratePercent: v.number(),
  vatCents: v.number(),
  exemption: v.nullable(v.picklist(['foreign-group', 'not-taxed-here'])),
});

const drivers = v.picklist([1, 2]);

const crewDuty = v.object({
  start: v.string(),
  drivers,
  parts: v.array(v.object({ kind: v.picklist(dutyPartKinds), minutes: v.number() })),
  restKind: v.picklist(dutyRestKinds),
  restMinutes: v.nullable(v.number()),
});

const crewCheck = v.object({
  rule: v.picklist(limitKeys),
  article: v.string(),
  drivers,
  duty: v.nullable(v.number()),
  sense: v.picklist(['at-most', 'at-least']),
  limitMinutes: v.number(),
  actualMinutes: v.number(),
  binds: v.boolean(),
});

const crew = v.object({
  drivers: v.number(),
  overnights: v.number(),
  breaksMinutes: v.number(),
  drivingMinutes: v.number(),
  dutyMinutes: v.number(),
  duties: v.exactOptional(v.array(crewDuty)),
  checks: v.exactOptional(v.array(crewCheck)),
});

const quoteOption = v.object({
  key: v.picklist(optionKeys),
  vehicles: v.array(v.picklist(fleetKeys)),
  seats: v.number(),
  vehicleSeats: v.exactOptional(v.array(v.number())),
  waiting: v.exactOptional(v.picklist(waitingModes)),
  crew,
  lines: v.array(priceLine),
  vat: v.array(vatLine),
  netCents: v.number(),
  vatCents: v.number(),
  totalCents: v.number(),
});

const quote = v.object({
  options: v.array(quoteOption),
  chosen: v.picklist(optionKeys),
  kilometres: v.number(),
  emptyKilometres: v.number(),
  estimated: v.boolean(),
  madeAt: v.string(),
  validUntil: v.string(),
  rateCard: v.string(),
  tightStops: v.exactOptional(
    v.array(v.object({ stop: v.number(), lateMinutes: v.number(), earliest: v.object({ date: v.string(), time: v.string() }) })),
  ),
});

const customer = v.object({
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  phone: v.string(),
  organisation: v.string(),
});

const dayContact = v.object({ name: v.string(), phoneNumber: v.string() });

const invoice = v.object({
  organisation: v.string(),
  vatNumber: v.string(),
  street: v.string(),
  zipcode: v.string(),
  city: v.string(),
  country: v.string(),
  purchaseOrder: v.string(),
  paymentMethod: v.picklist(paymentMethods),
});

/** A whole trip as the store hands it out. Stored trips live for years: whatever is added here later must read their absence. */
export const tripSchema = v.object({
  id: v.string(),
  quoteKey: v.string(),
  bookingKey: v.string(),
  shareKey: v.string(),
  isShared: v.boolean(),
  reference: v.string(),
  site: v.picklist(siteKeys),
  language: v.picklist(siteLanguages),
  status: v.picklist(tripStatuses),
  stage: v.picklist(tripStages),
  version: v.number(),
  customer,
  itinerary,
  group,
  quote: v.nullable(quote),
  personReasons: v.array(v.picklist(personReasons)),
  firstContact: v.nullable(dayContact),
  secondContact: v.nullable(dayContact),
  invoice: v.nullable(invoice),
  agreements: v.object({ termsAndCondition: v.boolean(), promotion: v.boolean() }),
  cancelation: v.nullable(v.object({ feeCents: v.number(), at: v.string(), reason: v.string() })),
  assignment: v.nullable(v.object({ driverName: v.string(), driverPhone: v.string(), vehicle: v.string() })),
  utm: v.string(),
  gclid: v.string(),
  createdAt: v.string(),
  bookedAt: v.nullable(v.string()),
}) satisfies v.GenericSchema<unknown, Trip>;
