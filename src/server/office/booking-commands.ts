import { chosenOptionOf } from '#api/trip/travel.ts';
import { listNotices } from '#data/outbox/notice-store.ts';
import { listPayments, recordTransfer } from '#data/payments/payment-store.ts';
import { cleanLine } from '#domain/input/clean-text.ts';
import { isBooked } from '#domain/trip/states.ts';
import { type Command, done, misunderstand, refuse } from './command.ts';
import { money } from './describe-trip.ts';
import { findTooLong, isDateOrNone, notDate, notEuros, readEuros } from './read-values.ts';
import { changeParts, nameOfState, withTrip } from './with-trip.ts';

export const assignCommand: Command = {
  name: 'assign',
  usage: '<reference> --driver <name> --phone <number> --vehicle <what to look for>',
  summary: 'says who drives a booking, and in what; the customer sees it from the day before departure',
  options: {
    driver: { type: 'string', help: 'name of the driver' },
    phone: { type: 'string', help: 'number at which the group reaches the driver' },
    vehicle: { type: 'string', help: 'plate and looks, such as "12-BRX-4, white coach"' },
  },
  words: [1, 1],
  async run(context, { positionals: [reference = ''], text }) {
    const [driverName = '', driverPhone = '', vehicle = ''] = ['driver', 'phone', 'vehicle'].map((name) => cleanLine(text(name) ?? ''));
    const tooLong = findTooLong({ driver: driverName, phone: driverPhone, vehicle });
    if (tooLong !== null) return misunderstand(tooLong);
    if ([driverName, driverPhone, vehicle].includes('')) return misunderstand('--driver, --phone and --vehicle are all needed.');
    return await withTrip(context, reference, async (held) => {
      const { trip, tx } = held;
      if (!isBooked(trip)) return refuse(`${trip.reference} is ${nameOfState(trip)}: only a booking gets a driver.`);
      await changeParts(held, { event: 'assign', set: { assignment: { driverName, driverPhone, vehicle } } });
      const isTold = (await listNotices(tx, trip.id)).some(({ kind }) => kind === 'day-before');
      const late = `The mail of the day before has gone out already: tell the customer, ${trip.customer.phone}.`;
      return done({ reference: trip.reference, customerTold: isTold }, [
        `${trip.reference}: ${driverName}, ${driverPhone}, ${vehicle}.`,
        ...(isTold ? [late] : []),
      ]);
    });
  },
};

export const paidCommand: Command = {
  name: 'paid',
  usage: '<reference> --amount <euros> --note <text> [--date <date>]',
  summary: 'records a bank transfer; the same note a second time records nothing',
  options: {
    amount: { type: 'string', help: 'what came in' },
    note: { type: 'string', help: 'what tells this transfer from others, such as the line of the statement' },
    date: { type: 'string', help: 'when it came, YYYY-MM-DD (today)' },
  },
  words: [1, 1],
  async run(context, { positionals: [reference = ''], text }) {
    const cents = readEuros(text('amount'));
    if (cents === null || cents === 0) return misunderstand(`--amount ${notEuros}.`);
    const note = cleanLine(text('note') ?? '');
    if (note === '') return misunderstand('--note is needed.');
    const tooLong = findTooLong({ note });
    if (tooLong !== null) return misunderstand(tooLong);
    if (!isDateOrNone(text('date'))) return misunderstand(`--date ${notDate}.`);
    return await withTrip(context, reference, async (held) => {
      const { tx, trip, at } = held;
      if (trip.bookedAt === null) return refuse(`${trip.reference} is ${nameOfState(trip)}: nothing is owed for it.`);
      const date = text('date');
      const outcome = await recordTransfer(tx, { tripId: trip.id, note, cents, paidAt: date === null ? at : `${date}T00:00:00.000Z` });
      if (outcome === 'other-amount') return refuse('This note stands for another amount of the same trip already: nothing was recorded.');
      if (outcome === 'recorded') await changeParts(held, { event: 'paid', detail: { cents } });
      const payments = await listPayments(tx, trip.id);
      const paidCents = payments.filter(({ status }) => status === 'paid').reduce((sum, payment) => sum + payment.cents, 0);
      const total = trip.cancelation?.feeCents ?? chosenOptionOf(trip)?.totalCents ?? 0;
      return done({ reference: trip.reference, outcome, paidCents, dueCents: total }, [
        outcome === 'known' ? 'That transfer was recorded before: nothing was changed.' : `Recorded ${money(cents)}.`,
        `${trip.reference}: ${money(paidCents)} of ${money(total)} is paid.`,
      ]);
    });
  },
};
