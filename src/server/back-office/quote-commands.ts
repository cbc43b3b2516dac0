import { correctCustomer } from '#operations/bookings/correct-customer.ts';
import { extendQuote } from '#operations/quotes/extend-quote.ts';
import { type Command, done, misunderstand, refuse } from './command.ts';
import { explainNotApplied, misunderstandReference, someone } from './explain.ts';
import { readWhole } from './read-values.ts';

export const extendCommand: Command = {
  name: 'extend',
  usage: '<reference> --days <n>',
  summary: 'lets a quote hold longer, at the longest until shortly before departure',
  options: { days: { type: 'string', help: 'from now on' } },
  words: [1, 1],
  async run(context, { positionals: [reference = ''], text }) {
    const days = readWhole(text('days'), { from: 1, to: 90 });
    if (days === null) return misunderstand('--days must be a whole number from 1 to 90.');
    const misunderstood = misunderstandReference(reference);
    if (misunderstood !== null) return misunderstood;
    const extended = await extendQuote(context, { reference, staff: someone, version: null, days });
    if (extended.ok) {
      const { validUntil = '' } = extended.value.trip.quote ?? {};
      return done({ validUntil }, [`It holds until ${validUntil}.`]);
    }
    const problem = extended.failure;
    if (problem.why === 'not-longer') return refuse(`It would end at ${problem.until}, which is no longer than it holds now.`);
    return explainNotApplied(problem, { reference, only: 'only a quote can be extended' });
  },
};

const parts = { 'first-name': 'firstName', 'last-name': 'lastName', email: 'email', phone: 'phone', organisation: 'organisation' } as const;

export const customerCommand: Command = {
  name: 'customer',
  usage: '<reference> [--first-name <name>] [--last-name <name>] [--email <email>] [--phone <number>] [--organisation <name>]',
  summary: 'corrects whom a trip is for; what is left out stays',
  options: {
    'first-name': { type: 'string', help: 'first name' },
    'last-name': { type: 'string', help: 'last name' },
    email: { type: 'string', help: 'mail address' },
    phone: { type: 'string', help: 'number' },
    organisation: { type: 'string', help: 'school, club or company' },
  },
  words: [1, 1],
  async run(context, { positionals: [reference = ''], text }) {
    const misunderstood = misunderstandReference(reference);
    if (misunderstood !== null) return misunderstood;
    const given = Object.entries(parts).flatMap(([option, part]) => {
      const value = text(option);
      return value === null ? [] : [[part, value] as const];
    });
    const typed = Object.fromEntries(given);
    const corrected = await correctCustomer(context, { reference, staff: someone, version: null, typed });
    if (corrected.ok) return done({ reference: corrected.value.trip.reference }, ['Corrected.']);
    const problem = corrected.failure;
    if (!('why' in problem)) return misunderstand(`Not understood: ${problem.map(({ field, code }) => `${field} (${code})`).join(', ')}.`);
    if (problem.why === 'nothing-new') return refuse('That is what is known already.');
    return explainNotApplied(problem, { reference, only: 'its people cannot be changed any more' });
  },
};
