import type { DatabaseTransaction } from '#data/engine/tables.ts';
import { databaseNow, inTransaction } from '#data/engine/transaction.ts';
import { anonymiseTrip, minimiseTrip } from '#data/trips/anonymise-trip.ts';
import { lockDueTrip } from '#data/trips/due-trips.ts';
import { storeTransition } from '#data/trips/store-transition.ts';
import { forgetMails, listMails, readTripRecord } from '#data/trips/trip-record.ts';
import { listTripsByEmail, lockTripByReference } from '#data/trips/trip-store.ts';
import { isEmail, normaliseEmail } from '#domain/input/email.ts';
import { lastDepartureInstant } from '#domain/itinerary/instants.ts';
import { lastDateKept } from '#domain/retention/retention-terms.ts';
import { keyFromBytes } from '#domain/trip/keys.ts';
import { isBooked } from '#domain/trip/states.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { hashRecipient } from '#mail/identity.ts';
import { type Command, done, misunderstand, type OfficeContext, yesOption } from './command.ts';
import { formatRecord } from './describe-trip.ts';

const mostTrips = 100_000;
const notAnAddress = 'That is not a mail address.';

export const exportCommand: Command = {
  name: 'export',
  usage: '<email>',
  summary: 'all that is kept about the customer of a mail address, as JSON (Regulation 2016/679 article 15)',
  options: {},
  words: [1, 1],
  async run({ db }, { positionals: [typed = ''] }) {
    const email = normaliseEmail(typed);
    if (!isEmail(email)) return misunderstand(notAnAddress);
    const trips = await listTripsByEmail(db, email, mostTrips);
    const records = [];
    for (const trip of trips) records.push(formatRecord(await readTripRecord(db, trip)));
    const data = { email, trips: records, otherMails: await listMails(db, { recipientHash: hashRecipient(email) }) };
    return done(data, [JSON.stringify(data, null, 2)]);
  },
};

export const eraseCommand: Command = {
  name: 'erase',
  usage: '<email> --yes',
  summary: 'makes anonymous what the law allows of a customer, and says what must stay until when (article 17)',
  options: yesOption,
  words: [1, 1],
  async run(context, { positionals: [typed = ''], isSet }) {
    const email = normaliseEmail(typed);
    if (!isEmail(email)) return misunderstand(notAnAddress);
    const isDry = !isSet('yes');
    const fates: Fate[] = [];
    for (const { reference } of await listTripsByEmail(context.db, email, mostTrips)) {
      const fate = await inTransaction(context.db, (tx) => forgetTrip(tx, { reference, isDry, context }));
      if (fate !== null) fates.push(fate);
    }
    if (!isDry) await forgetMails(context.db, hashRecipient(email));
    const lines = fates.map(describeFate);
    const ending = isDry
      ? ['Nothing was done. Say it again with --yes to do it.']
      : ['Mails to the address that belong to no trip are forgotten too.'];
    return done({ dry: isDry, trips: fates }, [...(lines.length === 0 ? ['No trip is kept under that address.'] : lines), ...ending]);
  },
};

/** `reduced`: what its invoice does not need is gone; the rest is kept. */
type Fate = { readonly reference: string; readonly becomes: 'anonymous' | 'reduced' | 'kept'; readonly keptUntil: string | null };

type Forgetting = { readonly reference: string; readonly isDry: boolean; readonly context: OfficeContext };

async function forgetTrip(tx: DatabaseTransaction, { reference, isDry, context }: Forgetting): Promise<Fate | null> {
  const trip = await lockTripByReference(tx, reference);
  if (trip === null) return null;
  const at = await databaseNow(tx);
  const createKey = () => keyFromBytes(context.randomBytes(20));
  if (trip.bookedAt === null || (await lockDueTrip(tx, 'retention-over', trip.id)) !== null) {
    if (!isDry) await anonymiseTrip(tx, { trip: await closeTrip(tx, { trip, at }), actor: 'office', at, createKey });
    return { reference, becomes: 'anonymous', keptUntil: null };
  }
  const keptUntil = lastDateKept(trip.site, lastDepartureInstant(trip.itinerary).slice(0, 10));
  if (isBooked(trip)) return { reference, becomes: 'kept', keptUntil };
  if (!isDry) await minimiseTrip(tx, { trip, actor: 'office', at });
  return { reference, becomes: 'reduced', keptUntil };
}

/** Whoever wants to be forgotten wants no quote either: an open one ends, without a mail. */
async function closeTrip(tx: DatabaseTransaction, { trip, at }: { readonly trip: Trip; readonly at: string }): Promise<Trip> {
  return (await storeTransition(tx, { trip, event: 'decline', actor: 'office', at })) ?? trip;
}

function describeFate({ reference, becomes, keptUntil }: Fate): string {
  if (becomes === 'anonymous') return `${reference}  anonymous`;
  const must = `must be kept until ${keptUntil} for the tax office`;
  if (becomes === 'reduced') return `${reference}  ${must}; contacts, notes, flight, driver and review are erased`;
  return `${reference}  ${must}; it is a booking that is still to be driven: cancel it first, or ask again after the trip`;
}
