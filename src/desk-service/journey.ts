import { isReference } from '#domain/trip/reference.ts';
import { isBooked } from '#domain/trip/states.ts';
import { readDuties } from '#operations/duties/trip-duties.ts';
import { printedOn } from '#operations/journey-documents/note-form.ts';
import { listDocumentsOfTrip } from '#operations/journey-documents/read-documents.ts';
import { readTripPostings } from '#operations/posting/read-postings.ts';
import { may } from '#operations/staff/signed-in.ts';
import { findListedTrip } from '#operations/trips/trip-store.ts';
import { query } from './act.ts';
import type { DeskContext } from './context.ts';
import { text } from './fields.ts';

async function findTrip({ db }: DeskContext, reference: string) {
  return isReference(reference) ? await findListedTrip(db, reference) : null;
}

/** The documents that the vehicles of a trip carry, and the posting declarations of its drivers. */
export const journeyQueries = {
  /** Where the drivers of a trip are posted, and what their declarations need; empty for people who may not assign drivers. */
  postings: query('see-trips', { reference: text() }, async (context, { reference }) => {
    const trip = may(context.signedIn, 'assign-drivers') ? await findTrip(context, reference) : null;
    if (trip === null) return [];
    const crews = await readTripPostings(context.db, trip);
    return crews.map(({ crew: { vehicleIndex, operator, plate, jobId }, postings, declaration }) => ({
      ...{ vehicleIndex, operator, plate, isPartner: jobId !== null, states: postings, declaration },
    }));
  }),
  /** The documents that each vehicle of a booked trip carries; empty for people who may not see the fleet. */
  documents: query('see-trips', { reference: text() }, async (context, { reference }) => {
    const trip = may(context.signedIn, 'see-fleet') ? await findTrip(context, reference) : null;
    if (trip === null || !isBooked(trip)) return [];
    await readDuties(context, trip);
    const vehicles = await listDocumentsOfTrip(context, trip);
    return vehicles.map(({ vehicleIndex, notices, documents }) => ({
      ...{ vehicleIndex, notices },
      documents: documents.map(({ kind, missing, form: { book, number } }) => ({
        kind,
        missing,
        book,
        number,
        shown: printedOn({ book, number }),
      })),
    }));
  }),
};
