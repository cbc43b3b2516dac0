import { isEmail, normaliseEmail } from '#domain/input/email.ts';
import { type Fate, forgetTrip } from '#operations/privacy/anonymise.ts';
import { forgetMails, listMails, readTripRecord } from '#operations/trips/trip-record.ts';
import { listTripsByEmail } from '#operations/trips/trip-store.ts';
import { hashRecipient } from '#output/mail/identity.ts';
import { type Command, done, misunderstand, yesOption } from './command.ts';
import { formatRecord } from './describe-trip.ts';
import { someone } from './explain.ts';

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
      const fate = await forgetTrip(context, { reference, staff: someone, isDry });
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

function describeFate({ reference, becomes, keptUntil }: Fate): string {
  if (becomes === 'anonymous') return `${reference}  anonymous`;
  const must = `must be kept until ${keptUntil} for the tax office`;
  if (becomes === 'reduced') return `${reference}  ${must}; contacts, notes, flight, driver and review are erased`;
  return `${reference}  ${must}; it is a booking that is still to be driven: cancel it first, or ask again after the trip`;
}
