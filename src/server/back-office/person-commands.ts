import { isEmail } from '#domain/input/email.ts';
import type { Fate } from '#operations/privacy/anonymise.ts';
import { listErasures } from '#operations/privacy/erasures.ts';
import { exportPerson } from '#operations/privacy/export-person.ts';
import { forgetPerson, type PersonFate } from '#operations/privacy/forget-person.ts';
import { findPeople } from '#operations/privacy/people.ts';
import { readTripRecord } from '#operations/trips/trip-record.ts';
import { type Command, done, misunderstand, yesOption } from './command.ts';
import { formatRecord } from './describe-trip.ts';
import { someone } from './explain.ts';

const notAPerson = 'That is not a mail address. A driver without one is found by the name or telephone number with --driver.';

const driverOption = { driver: { type: 'boolean', help: 'a driver, by name or telephone number' } } as const;

/** A driver may have no mail address. */
function isSomebody(typed: string, isDriver: boolean): boolean {
  return isEmail(typed) || (isDriver && typed.trim() !== '');
}

export const exportCommand: Command = {
  name: 'export',
  usage: '<email>',
  summary: 'all that is stored about a customer, driver, contact or colleague, as JSON (Regulation 2016/679 article 15)',
  options: driverOption,
  words: [1, 1],
  async run({ db }, { positionals: [typed = ''], isSet }) {
    if (!isSomebody(typed.trim(), isSet('driver'))) return misunderstand(notAPerson);
    const found = await findPeople(db, typed);
    const records = [];
    for (const trip of found.trips) records.push(formatRecord(await readTripRecord(db, trip)));
    const data = { email: found.email, trips: records, ...(await exportPerson(db, found)) };
    return done(data, [JSON.stringify(data, null, 2)]);
  },
};

export const eraseCommand: Command = {
  name: 'erase',
  usage: '<email> --yes',
  summary: 'forgets a customer, driver, contact or colleague as far as the law allows, and says what must stay until when (article 17)',
  options: { ...yesOption, ...driverOption },
  words: [1, 1],
  async run(context, { positionals: [typed = ''], isSet }) {
    if (!isSomebody(typed.trim(), isSet('driver'))) return misunderstand(notAPerson);
    const isDry = !isSet('yes');
    const found = await findPeople(context.db, typed);
    const { trips, people, erasure } = await forgetPerson(context, { found, staff: someone, isDry });
    if (erasure !== null) await context.noteErasure?.(erasure);
    const lines = [...trips.map(describeFate), ...people.map(describePerson)];
    const ending = isDry
      ? ['Nothing was done. Say it again with --yes to do it.']
      : ['Mails to the address that belong to no trip are forgotten too.'];
    return done({ dry: isDry, trips, people }, [...(lines.length === 0 ? ['No trip is kept under that address.'] : lines), ...ending]);
  },
};

export const erasuresCommand: Command = {
  name: 'erasures',
  usage: '[--json]',
  summary: 'who was forgotten, by ids alone: one line of JSON each, for npm run restore -- <backup> --erasures <file>',
  options: {},
  words: [0, 0],
  async run({ db }) {
    const erasures = await listErasures(db);
    return done(
      erasures,
      erasures.map((erasure) => JSON.stringify(erasure)),
    );
  },
};

function describeFate({ reference, becomes, keptUntil }: Fate): string {
  if (becomes === 'anonymous') return `${reference}  anonymous`;
  const must = `must be kept until ${keptUntil} for the tax office`;
  if (becomes === 'reduced') return `${reference}  ${must}: invoices and payments alone; everything else is erased`;
  return `${reference}  ${must}; it is a booking that is still to be driven: cancel it first, or ask again after the trip`;
}

function describePerson({ of, name, becomes, keptUntil }: PersonFate): string {
  const who = `${of} ${name}`;
  if (becomes === 'kept') return `${who}  is still here: note first that the person left`;
  return becomes === 'anonymous' ? `${who}  anonymous` : `${who}  hours worked must be kept until ${keptUntil}; everything else is erased`;
}
