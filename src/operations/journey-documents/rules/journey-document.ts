import * as v from 'valibot';
import type { Immutable } from '#domain/immutable.ts';
import { localDateTimeSchema } from '#domain/itinerary/itinerary.ts';
import { dutyPartKinds } from '#domain/pricing/quote/quote.ts';
import { fleetKeys, occasionKeys, siteKeys, siteLanguages } from '#domain/sites/keys.ts';
import { documentItems, journeyDocumentKinds } from './document-rules.ts';
import { programmeSchema } from './programme.ts';

const carrier = v.object({
  name: v.string(),
  street: v.string(),
  zip: v.string(),
  city: v.string(),
  country: v.string(),
  phone: v.string(),
  taxNumber: v.string(),
  licenceNumber: v.string(),
});
const driver = v.object({ name: v.string(), licenceNumber: v.string(), taxNumber: v.string() });

/** The carrier as named on documents; missing fields are empty. */
export type DocumentCarrier = Immutable<v.InferOutput<typeof carrier>>;
export type DocumentDriver = Immutable<v.InferOutput<typeof driver>>;

/**
 * The contents of a journey document. Stored documents are read with this schema, so a field that is added later must accept its absence.
 */
export const journeyDocumentSchema = v.object({
  kind: v.picklist(journeyDocumentKinds),
  site: v.picklist(siteKeys),
  language: v.picklist(siteLanguages),
  reference: v.string(),
  isCabotage: v.boolean(),
  carrier,
  vehicle: v.object({ plate: v.string(), look: v.string(), class: v.picklist(fleetKeys), seats: v.nullable(v.number()) }),
  drivers: v.array(driver),
  customer: v.object({ name: v.string(), address: v.string(), taxNumber: v.string() }),
  leaders: v.array(v.object({ name: v.string(), phone: v.string() })),
  occasion: v.nullable(v.picklist(occasionKeys)),
  passengers: v.number(),
  /** From depot to depot, local to the first and the last stop. */
  begins: localDateTimeSchema,
  ends: localDateTimeSchema,
  from: v.string(),
  to: v.string(),
  stops: v.array(v.object({ place: v.string(), departs: v.nullable(localDateTimeSchema), arrives: v.nullable(localDateTimeSchema) })),
  programme: programmeSchema,
  kilometres: v.nullable(v.number()),
  /** The crew's activities per day; empty without a stored plan. */
  days: v.array(
    v.object({
      begins: localDateTimeSchema,
      drivers: v.number(),
      parts: v.array(v.object({ kind: v.picklist(dutyPartKinds), minutes: v.number() })),
    }),
  ),
  /** The number of an invoice, in place of the price. */
  invoice: v.string(),
  form: v.object({ book: v.string(), number: v.string() }),
  missing: v.array(v.picklist(documentItems)),
});
export type JourneyDocument = Immutable<v.InferOutput<typeof journeyDocumentSchema>>;

/** A document as handed out: made at an instant (ISO 8601 UTC), with the download address of its file if it has one. */
export type IssuedDocument = { readonly document: JourneyDocument; readonly madeAt: string; readonly address: string | null };

/** Whether two documents have the same contents. */
export function isSameDocument(first: JourneyDocument, second: JourneyDocument): boolean {
  const textOf = (document: JourneyDocument) => JSON.stringify(v.parse(journeyDocumentSchema, document));
  return textOf(first) === textOf(second);
}
