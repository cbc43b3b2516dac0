import { priceItinerary } from '#api/quote/price-itinerary.ts';
import { createMailJob } from '#api/trip/mail-job.ts';
import { databaseNow } from '#data/engine/transaction.ts';
import { storeTransition } from '#data/trips/store-transition.ts';
import { findTripByReference } from '#data/trips/trip-store.ts';
import { cleanLine } from '#domain/input/clean-text.ts';
import { type FleetKey, fleetKeys } from '#domain/sites/keys.ts';
import { isRequest } from '#domain/trip/states.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { buildQuoteReadyPayload } from '#mail/payloads.ts';
import { type Command, type CommandInput, done, misunderstand, type OfficeContext, refuse } from './command.ts';
import { money } from './describe-trip.ts';
import { makeOfficeQuote, type NoOfficeQuote } from './office-quote.ts';
import { findTooLong, notEuros, readEuros, readWhole } from './read-values.ts';
import { nameOfState, withTrip } from './with-trip.ts';

const usualDays = '14';

export const priceCommand: Command = {
  name: 'price',
  usage: '<reference> --total <euros> [--vehicle <type> …] [--drivers <n>] [--valid-days <n>] [--note <text>]',
  summary: 'gives a request its price, and mails the customer the quote',
  options: {
    total: { type: 'string', help: 'what the customer pays, VAT included' },
    vehicle: { type: 'string', multiple: true, help: `once a vehicle: ${fleetKeys.join(', ')}; left out: the fewest that suffice` },
    drivers: { type: 'string', help: 'how many drivers (1)' },
    'valid-days': { type: 'string', help: `days that the quote holds (${usualDays}), at the longest until shortly before departure` },
    note: { type: 'string', help: 'for our own history' },
  },
  words: [1, 1],
  async run(context, input) {
    const asked = readPrice(input);
    if ('problem' in asked) return misunderstand(asked.problem);
    const [reference = ''] = input.positionals;
    const routed = await findRoad(context, reference);
    return await withTrip(context, reference, async ({ tx, trip, at }) => {
      if (!isRequest(trip)) return refuse(`${trip.reference} is ${nameOfState(trip)}: only a request can be given a price.`);
      const made = makeOfficeQuote({ trip, routed, now: at, ...asked });
      if (!made.ok) return refuse(explain(made.failure, trip));
      const quote = made.value;
      const priced = await storeTransition(tx, {
        trip,
        event: 'price',
        actor: 'office',
        at,
        set: { quote, personReasons: [] },
        detail: { totalCents: asked.totalCents, ...(asked.note === null ? {} : { note: asked.note }) },
        jobsOf: (changed) => [createMailJob(buildQuoteReadyPayload(changed, context.addresses), changed.id)],
      });
      if (priced === null) throw new Error('A locked trip changed');
      const [option] = quote.options;
      const vat = (option?.vat ?? []).map((line) => `${line.countryCode} ${line.ratePercent} % of ${money(line.netCents)}`);
      return done({ reference: trip.reference, totalCents: asked.totalCents, validUntil: quote.validUntil, vat: option?.vat ?? [] }, [
        `${trip.reference} is a quote now: ${money(asked.totalCents)} incl. VAT (${vat.join(', ')}), ${option?.vehicles.join(' + ')}.`,
        `It holds until ${quote.validUntil}. The customer gets the mail.`,
      ]);
    });
  },
};

type AskedPrice = {
  readonly totalCents: number;
  readonly vehicles: readonly FleetKey[];
  readonly drivers: number;
  readonly validDays: number;
  readonly note: string | null;
};

function readPrice({ text, texts }: CommandInput): AskedPrice | { readonly problem: string } {
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

/** Found before the trip is locked, for a router elsewhere may take a second; a request's itinerary seldom changes in one. */
async function findRoad({ db, roads }: OfficeContext, reference: string) {
  const trip = await findTripByReference(db, reference);
  if (trip === null || !isRequest(trip)) return null;
  const { itinerary, group, site } = trip;
  return (await priceItinerary({ roads, itinerary, group, site, now: await databaseNow(db) })).routed;
}

function explain(problem: NoOfficeQuote, { group }: Trip): string {
  switch (problem.reason) {
    case 'no-vehicle':
      return `No combination of ours carries this group of ${group.passengers} as it asks: name the vehicles with --vehicle.`;
    case 'too-few-seats':
      return `These vehicles have fewer seats than the ${group.passengers} passengers.`;
    case 'too-late':
      return 'The departure is too close or over: a quote could not be accepted any more.';
    case 'uneven-total':
      return `No net amount and its VAT make up this total to the cent; take ${problem.nearestCents.map(money).join(' or ')}.`;
  }
}
