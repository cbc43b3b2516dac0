import { cleanLine } from '#domain/input/clean-text.ts';
import { readEuros } from '#domain/money/read-euros.ts';
import type { NoHandQuote } from '#domain/pricing/quote/hand-quote.ts';
import { type FleetKey, fleetKeys } from '#domain/sites/keys.ts';
import { findChosenOption } from '#domain/trip/chosen-option.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { type NoOffer, priceByHand } from '#operations/quotes/price-by-hand.ts';
import { type Command, type CommandInput, done, misunderstand, refuse } from './command.ts';
import { money } from './describe-trip.ts';
import { explainNotApplied, misunderstandReference, someone } from './explain.ts';
import { findTooLong, notEuros, readWhole } from './read-values.ts';

const usualDays = '14';

/** Explains why no offer is made. */
const whyNot: Readonly<Record<NoOffer['why'], string>> = {
  'same-price': 'The customer has this very offer already.',
  'no-customer': 'Nobody could be mailed the quote: whom the trip is for is not known, or not any more.',
  'below-floor': 'That is so far below the price of our own rates that two people must agree to it, at the desk.',
  'unlikely-price': 'That is far from what such a trip costs.',
};

function isNoOffer<Other extends { readonly why: string }>(problem: NoOffer | Other): problem is NoOffer {
  return Object.hasOwn(whyNot, problem.why);
}

export const priceCommand: Command = {
  name: 'price',
  usage: '<reference> --total <euros> [--vehicle <type> …] [--drivers <n>] [--valid-days <n>] [--note <text>] [--new-version]',
  summary: 'gives a request its price, or a quote another, and mails the customer the quote',
  options: {
    total: { type: 'string', help: 'what the customer pays, VAT included' },
    vehicle: { type: 'string', multiple: true, help: `once a vehicle: ${fleetKeys.join(', ')}; left out: the fewest that suffice` },
    drivers: { type: 'string', help: 'how many drivers (1)' },
    'valid-days': { type: 'string', help: `days that the quote holds (${usualDays}), at the longest until shortly before departure` },
    note: { type: 'string', help: 'for our own history' },
    'new-version': { type: 'boolean', help: 'the trip has a price already, and gets another' },
  },
  words: [1, 1],
  async run(context, input) {
    const asked = readPrice(input);
    if ('problem' in asked) return misunderstand(asked.problem);
    const [reference = ''] = input.positionals;
    const misunderstood = misunderstandReference(reference);
    if (misunderstood !== null) return misunderstood;
    const priced = await priceByHand(context, {
      reference,
      staff: someone,
      version: null,
      isNewVersion: input.isSet('new-version'),
      ...asked,
    });
    if (!priced.ok) {
      const problem = priced.failure;
      if (isNoOffer(problem)) return refuse(whyNot[problem.why]);
      if (problem.why === 'no-quote') return refuse(explain(problem.problem, problem.trip));
      return explainNotApplied(problem, { reference, only: 'only a request can be given a price, and a quote another with --new-version' });
    }
    const { trip } = priced.value;
    const option = findChosenOption(trip);
    const vat = (option?.vat ?? []).map((line) => `${line.countryCode} ${line.ratePercent} % of ${money(line.netCents)}`);
    const validUntil = trip.quote?.validUntil ?? '';
    return done({ reference: trip.reference, totalCents: asked.totalCents, validUntil, vat: option?.vat ?? [] }, [
      `${trip.reference} is a quote now: ${money(asked.totalCents)} incl. VAT (${vat.join(', ')}), ${option?.vehicles.join(' + ')}.`,
      `It holds until ${validUntil}. The customer gets the mail.`,
    ]);
  },
};

type PriceOptions = {
  readonly totalCents: number;
  readonly vehicles: readonly FleetKey[];
  readonly drivers: number;
  readonly validDays: number;
  readonly note: string | null;
};

function readPrice({ text, texts }: CommandInput): PriceOptions | { readonly problem: string } {
  const totalCents = readEuros(text('total'));
  if (totalCents === null || totalCents === 0) return { problem: `--total ${notEuros}.` };
  const vehicles = texts('vehicle').flatMap((name) => fleetKeys.find((key) => key === name) ?? []);
  if (vehicles.length !== texts('vehicle').length) return { problem: `--vehicle must be one of ${fleetKeys.join(', ')}.` };
  const drivers = readWhole(text('drivers') ?? '1', { from: 1, to: 40 });
  if (drivers === null) return { problem: '--drivers must be a whole number from 1 to 40.' };
  const validDays = readWhole(text('valid-days') ?? usualDays, { from: 1, to: 90 });
  if (validDays === null) return { problem: '--valid-days must be a whole number from 1 to 90.' };
  const note = text('note') === null ? null : cleanLine(text('note') ?? '');
  const tooLong = findTooLong({ note: note ?? '' });
  if (tooLong !== null) return { problem: tooLong };
  return { totalCents, vehicles, drivers, validDays, note };
}

function explain(problem: NoHandQuote, { group }: Trip): string {
  switch (problem.reason) {
    case 'no-vehicle':
      return `No combination of ours carries this group of ${group.passengers} as it asks: name the vehicles with --vehicle.`;
    case 'too-few-seats':
      return `These vehicles have fewer seats than the ${group.passengers} passengers.`;
    case 'too-late':
      return 'The departure is too close or over: a quote could not be accepted any more.';
    case 'vat-unknown':
      return 'Nobody has read yet how a country of this trip taxes it: ask an accountant and add the rate to pricing/vat/vat-table.ts.';
    case 'uneven-total':
      return `No net amount and its VAT make up this total to the cent; take ${problem.nearestCents.map(money).join(' or ')}.`;
  }
}
