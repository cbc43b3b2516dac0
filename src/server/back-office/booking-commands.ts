import { cleanLine } from '#domain/input/clean-text.ts';
import { formatPhone } from '#domain/input/phone.ts';
import { readEuros } from '#domain/money/read-euros.ts';
import { assignOutside } from '#operations/duties/assign.ts';
import { recordPayment } from '#operations/payments/record-payment.ts';
import { type Command, done, misunderstand, refuse } from './command.ts';
import { money } from './describe-trip.ts';
import { explainNotApplied, explainUnusual, misunderstandReference, someone } from './explain.ts';
import { findTooLong, isDateOrNone, notDate, notEuros } from './read-values.ts';

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
    const misunderstood = misunderstandReference(reference);
    if (misunderstood !== null) return misunderstood;
    const assigned = await assignOutside(context, {
      reference,
      staff: someone,
      version: null,
      assignment: { driverName, driverPhone, vehicle },
    });
    if (!assigned.ok) return explainNotApplied(assigned.failure, { reference, only: 'only a booking gets a driver' });
    const { trip, isNotified } = assigned.value;
    const late = `The mail of the day before has gone out already: another mail tells the customer, ${formatPhone(trip.customer.phone, null)}, who comes now.`;
    return done({ reference: trip.reference, customerTold: isNotified }, [
      `${trip.reference}: ${driverName}, ${driverPhone}, ${vehicle}.`,
      ...(isNotified ? [late] : []),
    ]);
  },
};

export const paidCommand: Command = {
  name: 'paid',
  usage: '<reference> --amount <euros> --note <text> [--date <date>] [--sure]',
  summary: 'records a bank transfer; the same note a second time records nothing',
  options: {
    amount: { type: 'string', help: 'what came in' },
    note: { type: 'string', help: 'what tells this transfer from others, such as the line of the statement' },
    date: { type: 'string', help: 'when it came, YYYY-MM-DD (today)' },
    sure: { type: 'boolean', help: 'also where it is more than is due, the same again, or for a cancelled trip' },
  },
  words: [1, 1],
  async run(context, { positionals: [reference = ''], text, isSet }) {
    const cents = readEuros(text('amount'));
    if (cents === null || cents === 0) return misunderstand(`--amount ${notEuros}.`);
    const note = cleanLine(text('note') ?? '');
    if (note === '') return misunderstand('--note is needed.');
    const tooLong = findTooLong({ note });
    if (tooLong !== null) return misunderstand(tooLong);
    if (!isDateOrNone(text('date'))) return misunderstand(`--date ${notDate}.`);
    const misunderstood = misunderstandReference(reference);
    if (misunderstood !== null) return misunderstood;
    const transfer = { reference, staff: someone, cents, note, date: text('date'), isSure: isSet('sure') };
    const recorded = await recordPayment(context, transfer);
    if (!recorded.ok) {
      if ('values' in recorded.failure) return refuse(explainUnusual(recorded.failure));
      return recorded.failure.why === 'other-amount'
        ? refuse('This note stands for another amount of the same trip already: nothing was recorded.')
        : explainNotApplied(recorded.failure, { reference, only: 'nothing is owed for it' });
    }
    const { trip, outcome, paidCents, dueCents } = recorded.value;
    return done({ reference: trip.reference, outcome, paidCents, dueCents }, [
      outcome === 'known' ? 'That transfer was recorded before: nothing was changed.' : `Recorded ${money(cents)}.`,
      `${trip.reference}: ${money(paidCents)} of ${money(dueCents)} is paid.`,
    ]);
  },
};
