import { toLocal } from '#domain/calendar/zoned.ts';
import { shorten } from '#domain/input/clean-text.ts';
import { formatPlace } from '#domain/itinerary/format-address.ts';
import { partOfVehicle } from '#domain/trip/part-of-vehicle.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { tripEndsOf } from '#domain/trip/trip-ends.ts';
import type { PlannedDuty } from '#operations/duties/rules/duties.ts';
import { leadersOf } from '#operations/on-duty/rules/duty-sheet.ts';
import { languageOfDocument } from './document-language.ts';
import { getDocumentRule, type JourneyDocumentKind } from './document-rules.ts';
import type { DocumentCarrier, DocumentDriver, JourneyDocument } from './journey-document.ts';
import { findMissingItems } from './missing-items.ts';
import { type Programme, sumKilometres } from './programme.ts';

export type DocumentInput = {
  readonly trip: Trip;
  /** All duties of one vehicle, in order. */
  readonly run: readonly PlannedDuty[];
  readonly carrier: DocumentCarrier;
  readonly vehicle: { readonly plate: string; readonly look: string; readonly seats: number | null };
  readonly drivers: readonly DocumentDriver[];
  readonly programme: Programme;
  readonly invoice: string;
  readonly form: JourneyDocument['form'];
  /** Whether inspectors can download the file from its own address (https). */
  readonly isPublished: boolean;
};

/** The contents of a journey document, and which required items are missing; never invents any. Null for a run without duties. */
export function composeJourneyDocument(kind: JourneyDocumentKind, input: DocumentInput): JourneyDocument | null {
  const { trip, run, carrier: carries, vehicle, drivers, programme, invoice, form } = input;
  const [first, last] = [run[0], run.at(-1)];
  const { itinerary, group } = partOfVehicle(trip, first?.vehicleIndex ?? 0);
  const [begin, end] = [itinerary.stops[0], itinerary.stops.at(-1)];
  if (first === undefined || last === undefined || begin === undefined || end === undefined) return null;
  const countries = new Set(itinerary.stops.map(({ place }) => place.countryCode));
  const rides = programme.filter((section) => section.kind === 'group');
  const contents = {
    kind,
    site: trip.site,
    language: languageOfDocument(kind, { trip, country: carries.country }),
    reference: trip.reference,
    isCabotage: countries.size === 1 && carries.country !== '' && !countries.has(carries.country),
    carrier: carries,
    vehicle: { ...vehicle, class: first.class },
    drivers,
    customer: customerOf(trip),
    leaders: leadersOf(trip),
    occasion: group.occasion,
    passengers: first.seats,
    begins: toLocal(first.startsAt, begin.place.timeZone),
    ends: toLocal(last.endsAt, end.place.timeZone),
    from: townOf(begin.place),
    to: townOf(destinationOf(itinerary.stops)),
    stops: itinerary.stops.map(({ place, departure }, index) => ({
      place: formatPlace(place),
      departs: departure,
      arrives: rides[index - 1]?.arrives ?? null,
    })),
    programme,
    kilometres: sumKilometres(programme),
    days: daysOf(run, begin.place.timeZone),
    invoice,
    form,
  };
  const { items } = getDocumentRule(kind, contents.begins.date);
  return { ...contents, missing: findMissingItems(contents, items, input) };
}

function daysOf(run: readonly PlannedDuty[], timeZone: string): JourneyDocument['days'] {
  const planned = run.filter(({ isPlanned }) => isPlanned);
  return planned.map(({ startsAt, crewSize, parts }) => ({ begins: toLocal(startsAt, timeZone), drivers: crewSize, parts }));
}

/** The customer: the organisation if there is one, with the address of its invoice. */
function customerOf({ customer, invoice }: Trip): JourneyDocument['customer'] {
  const person = `${customer.firstName} ${customer.lastName}`.trim();
  const name = [invoice?.organisation, customer.organisation, person].find((each) => each !== undefined && each !== '') ?? '';
  const address =
    invoice === null ? '' : [invoice.street, `${invoice.zipcode} ${invoice.city}`.trim()].filter((part) => part !== '').join(', ');
  const taxNumber = [invoice?.vatNumber, invoice?.organisationNumber].find((each) => each !== undefined && each !== '') ?? '';
  return { name: shorten(name), address: shorten(address, 200), taxNumber: shorten(taxNumber, 40) };
}

type Town = Trip['itinerary']['stops'][number]['place'];

function townOf({ town, zip }: Town): string {
  return [zip, town].filter((part) => part !== '').join(' ');
}

/** The destination as the desk and the customer call it; several stops of a trip may be in that town. */
function destinationOf(stops: Trip['itinerary']['stops']): Town {
  const { to } = tripEndsOf(stops.map(({ place: { town, coordinates } }) => ({ place: { name: town, coordinates } })));
  const found = stops.findLast(({ place }) => place.town === to)?.place;
  if (found === undefined) throw new RangeError('An itinerary without stops');
  return found;
}
