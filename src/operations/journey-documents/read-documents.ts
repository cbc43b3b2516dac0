import { addYears } from '#domain/calendar/date.ts';
import { addHours } from '#domain/calendar/instant.ts';
import { companies } from '#domain/sites/brand.ts';
import { keyFromBytes } from '#domain/trip/keys.ts';
import { partOfVehicle, stopTimesOfVehicle } from '#domain/trip/part-of-vehicle.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { readNumberedDocuments } from '#operations/invoices/invoice-store.ts';
import type { BookingContext } from '#operations/trips/context.ts';
import { listForms } from './form-store.ts';
import { findLastPublished, insertPublished } from './published-document-store.ts';
import { findRoadsOfRun } from './road-of-run.ts';
import { composeJourneyDocument } from './rules/compose-document.ts';
import { getDocumentRule, type JourneyDocumentKind } from './rules/document-rules.ts';
import { type IssuedDocument, isSameDocument, type JourneyDocument } from './rules/journey-document.ts';
import { type DocumentNotice, findNeededDocuments, type NeededDocuments } from './rules/needed-documents.ts';
import { createProgramme } from './rules/programme.ts';
import { type RunFacts, readRunFacts } from './run-facts.ts';

export type DocumentsContext = Pick<BookingContext, 'db' | 'roads' | 'deskUrl' | 'randomBytes' | 'now'>;

/** The documents of one vehicle of a trip. */
export type VehicleDocuments = {
  readonly vehicleIndex: number;
  readonly documents: readonly JourneyDocument[];
  readonly notices: readonly DocumentNotice[];
};

/** The documents of each vehicle of a trip, made from current data. */
export async function listDocumentsOfTrip(context: DocumentsContext, trip: Trip): Promise<readonly VehicleDocuments[]> {
  const runs = await readRunFacts(context.db, trip);
  return await Promise.all(
    runs.map(async (facts) => {
      const { kinds, notices } = neededFor(trip, facts);
      const written = await writeDocuments(context, { trip, facts, kinds });
      return { vehicleIndex: vehicleOf(facts), documents: written, notices };
    }),
  );
}

type Wanted = { readonly vehicleIndex: number; readonly kind: JourneyDocumentKind };

/** One document, to be handed out; null if the vehicle needs none of that kind. */
export async function readDocumentOfTrip(
  context: DocumentsContext,
  trip: Trip,
  { vehicleIndex, kind }: Wanted,
): Promise<IssuedDocument | null> {
  const facts = await findFacts(context.db, trip, vehicleIndex);
  if (facts === null || !neededFor(trip, facts).kinds.includes(kind)) return null;
  const [document] = await writeDocuments(context, { trip, facts, kinds: [kind] });
  return document === undefined ? null : await giveOut(context, { trip, facts, document });
}

/** All documents of a vehicle, to be handed out; or only those of some kinds. */
export async function readDocumentsOfVehicle(
  context: DocumentsContext,
  trip: Trip,
  vehicleIndex: number,
  isWanted: (kind: JourneyDocumentKind) => boolean = () => true,
): Promise<readonly IssuedDocument[]> {
  const facts = await findFacts(context.db, trip, vehicleIndex);
  if (facts === null) return [];
  const written = await writeDocuments(context, { trip, facts, kinds: neededFor(trip, facts).kinds.filter(isWanted) });
  return await Promise.all(written.map(async (document) => await giveOut(context, { trip, facts, document })));
}

async function findFacts(db: DocumentsContext['db'], trip: Trip, vehicleIndex: number): Promise<RunFacts | null> {
  return (await readRunFacts(db, trip)).find((each) => vehicleOf(each) === vehicleIndex) ?? null;
}

async function giveOut(context: DocumentsContext, { trip, facts, document }: Publishing): Promise<IssuedDocument> {
  const isDigital = getDocumentRule(document.kind, document.begins.date).form === 'digital';
  // Without a crew there is no version that anybody could show.
  const isDriven = !document.missing.some((item) => item === 'carrier' || item === 'plate' || item === 'driver');
  return isDigital && isDriven ? await publish(context, { trip, facts, document }) : { document, madeAt: context.now(), address: null };
}

/** The kinds of documents for a vehicle, without making them. */
export async function listKindsOfVehicle(
  db: DocumentsContext['db'],
  trip: Trip,
  vehicleIndex: number,
): Promise<readonly JourneyDocumentKind[]> {
  const facts = await findFacts(db, trip, vehicleIndex);
  return facts === null ? [] : neededFor(trip, facts).kinds;
}

/** Whether a trip has a vehicle with this index that must still be driven. */
export async function hasVehicle(db: DocumentsContext['db'], trip: Trip, vehicleIndex: number): Promise<boolean> {
  return (await findFacts(db, trip, vehicleIndex)) !== null;
}

function vehicleOf({ run }: RunFacts): number {
  return run[0]?.vehicleIndex ?? 0;
}

/** Without a carrier yet, assumes our own company of the site. */
function neededFor(trip: Trip, { run, carrier }: RunFacts): NeededDocuments {
  const { itinerary, group } = partOfVehicle(trip, run[0]?.vehicleIndex ?? 0);
  return findNeededDocuments({
    countries: itinerary.stops.map(({ place }) => place.countryCode),
    operatorCountry: carrier.country === '' ? companies[trip.site].country : carrier.country,
    class: run[0]?.class ?? 'coachHire',
    occasion: group.occasion,
  });
}

type Writing = { readonly trip: Trip; readonly facts: RunFacts; readonly kinds: readonly JourneyDocumentKind[] };

async function writeDocuments(
  { db, roads, deskUrl }: DocumentsContext,
  { trip, facts, kinds }: Writing,
): Promise<readonly JourneyDocument[]> {
  if (kinds.length === 0) return [];
  const { run, depot, isOwn } = facts;
  const { itinerary } = partOfVehicle(trip, vehicleOf(facts));
  const found = await findRoadsOfRun(roads, { itinerary, run, depot });
  const programme = createProgramme({ itinerary, stopTimes: stopTimesOfVehicle(trip, vehicleOf(facts)), run, roads: found });
  const form = (await listForms(db, trip.id)).find(({ vehicleIndex }) => vehicleIndex === vehicleOf(facts));
  const given = {
    ...facts,
    ...{ trip, programme, isPublished: deskUrl?.startsWith('https://') ?? false },
    // A partner never sees the customer's invoice; the partner's price is that of the order.
    invoice: isOwn ? await invoiceOf(db, trip) : trip.reference,
    form: { book: form?.book ?? '', number: form?.number ?? '' },
  };
  return kinds.flatMap((kind) => composeJourneyDocument(kind, given) ?? []);
}

async function invoiceOf(db: DocumentsContext['db'], { id }: Trip): Promise<string> {
  const documents = await readNumberedDocuments(db, id);
  return documents.findLast(({ kind }) => kind === 'invoice')?.number ?? '';
}

/** Days after the journey during which its file can be downloaded (Resolución de 5 de junio de 2026, tercero 5). */
const openDays = 7;

type Publishing = { readonly trip: Trip; readonly facts: RunFacts; readonly document: JourneyDocument };

/**
 * The document with its own address: the existing version if it says the same, else a new version. After the journey no new version is
 * made.
 */
async function publish(
  { db, deskUrl, randomBytes, now }: DocumentsContext,
  { trip, facts, document }: Publishing,
): Promise<IssuedDocument> {
  const place = { tripId: trip.id, vehicleIndex: vehicleOf(facts) };
  const last = await findLastPublished(db, place);
  const endsAt = facts.run.at(-1)?.endsAt ?? now();
  const isOver = Date.parse(endsAt) < Date.parse(now());
  const isUnchanged = last !== null && (isOver || isSameDocument(last.contents, document));
  if (last === null && isOver) return { document, madeAt: now(), address: null };
  const years = getDocumentRule(document.kind, document.begins.date).retention.years ?? 1;
  const published =
    isUnchanged && last !== null
      ? last
      : await insertPublished(db, {
          ...place,
          key: keyFromBytes(randomBytes(20)),
          contents: document,
          openUntil: addHours(endsAt, openDays * 24),
          retainUntil: `${addYears(document.ends.date, years)}T23:59:59.000Z`,
        });
  return {
    document: published.contents,
    madeAt: published.madeAt,
    address: deskUrl === null ? null : `${deskUrl}/papers/${published.key}`,
  };
}
