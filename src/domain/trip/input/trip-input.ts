import * as v from 'valibot';
import { type Group, maximumPassengers, typedGroup } from '#domain/itinerary/group.ts';
import { type TripType, tripTypes } from '#domain/itinerary/itinerary.ts';
import { hasReturn, type SecondReturnInput } from '#domain/itinerary/second-return.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { choice, email, line, personName, phone, tick, wholeNumberOrNone } from '../../input/fields.ts';
import type { FieldIssue } from '../../input/issues.ts';
import { toInternationalPhone } from '../../input/phone.ts';
import { readFields } from '../../input/read-fields.ts';
import { textLimits } from '../../input/text-limits.ts';
import { parseTypedHour } from '../../input/typed-moment.ts';
import type { Customer } from '../trip.ts';
import { type PickUpInput, parsePickUps } from './pick-ups-input.ts';
import { parseStops, type StopInput } from './stops-input.ts';

/** A request for a quote as typed. Its shape is checked; {@link checkItinerary} checks its meaning once places are found. */
export type TripInput = {
  readonly type: TripType;
  readonly stops: readonly StopInput[];
  readonly suppliesDriverRoom: boolean;
  /** The later of two returns; null for none. */
  readonly secondReturn: SecondReturnInput | null;
  /** Other places where parts of the group board. */
  readonly pickUps: readonly PickUpInput[];
  readonly group: Group;
  readonly customer: Customer;
};

/** An itinerary and its group without a customer, for a live price or a change of itinerary. */
export type ItineraryInput = Omit<TripInput, 'customer'>;

const itinerarySchema = v.object({
  type: choice(tripTypes),
  ...typedGroup,
  suppliesDriverRoom: tick(),
  secondReturnTime: line(textLimits.name),
  secondReturnPassengers: wholeNumberOrNone(maximumPassengers),
});

const customerSchema = v.object({
  firstName: personName(),
  lastName: personName(),
  email: email(),
  phone: phone(),
  organisation: line(textLimits.organisation),
});

/**
 * Reads a trip request: the flat fields of the form (`type`, `stops`, `passengers` … `notes`, `firstName` … `organisation`), strings from a
 * browser or typed values from GraphQL. Returns all issues at once, in the form's order. Luggage defaults to none and wheelchair places to
 * 0; the telephone number can follow with the contact details.
 */
export function parseTripInput(value: unknown): Result<TripInput, FieldIssue[]> {
  const itinerary = parseItineraryInput(value);
  const customer = readFields(customerSchema, value);
  if (itinerary.ok && customer.ok) return success({ ...itinerary.value, customer: customer.value });
  return failure(allIssues([itinerary, customer]));
}

/** The customer only. */
export function parseCustomer(value: unknown): Result<Customer, FieldIssue[]> {
  return readFields(customerSchema, value);
}

/** The customer with the telephone number in E.164, read by the numbering plans of these countries (most likely first), if one has it. */
export function withCallablePhone(customer: Customer, countries: readonly string[]): Customer {
  return { ...customer, phone: toInternationalPhone(customer.phone, countries) ?? customer.phone };
}

/** {@link parseTripInput} without the customer. */
export function parseItineraryInput(value: unknown): Result<ItineraryInput, FieldIssue[]> {
  const read = readFields(itinerarySchema, value);
  const stops = parseStops(fieldOf(value, 'stops'));
  const pickUps = parsePickUps(fieldOf(value, 'pickUps'));
  const second = read.ok ? readSecondReturn(read.value) : success(null);
  if (!read.ok || !stops.ok || !pickUps.ok || !second.ok) return failure(allIssues([typeIssues(read), stops, pickUps, second, read]));
  const { type, suppliesDriverRoom, secondReturnTime: _time, secondReturnPassengers: _passengers, ...group } = read.value;
  return success({ type, stops: stops.value, suppliesDriverRoom, secondReturn: second.value, pickUps: pickUps.value, group });
}

type SecondReturnFields = Pick<v.InferOutput<typeof itinerarySchema>, 'type' | 'secondReturnTime' | 'secondReturnPassengers'>;

/** Needs both fields or neither; ignored on a trip without return. */
function readSecondReturn({
  type,
  secondReturnTime: typed,
  secondReturnPassengers: passengers,
}: SecondReturnFields): Result<SecondReturnInput | null, FieldIssue[]> {
  if (!hasReturn(type) || (typed === '' && passengers === 0)) return success(null);
  if (typed === '') return failure([{ field: 'secondReturnTime', code: 'required' }]);
  const at = parseTypedHour(typed);
  if (at === null) return failure([{ field: 'secondReturnTime', code: 'invalid' }]);
  return passengers === 0 ? failure([{ field: 'secondReturnPassengers', code: 'required' }]) : success({ ...at, passengers });
}

type Outcome = Result<unknown, readonly FieldIssue[]>;

function allIssues(outcomes: readonly Outcome[]): FieldIssue[] {
  const issues = outcomes.flatMap((outcome) => (outcome.ok ? [] : outcome.failure));
  if (issues.some(({ field }) => field === 'form')) return [{ field: 'form', code: 'invalid' }];
  return issues.filter((issue, index) => issues.findIndex(({ field }) => field === issue.field) === index);
}

/** In the form the type is above the stops and the group below. */
function typeIssues(read: Outcome): Outcome {
  return read.ok ? read : failure(read.failure.filter(({ field }) => field === 'type'));
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? new Map<string, unknown>(Object.entries(value)).get(name) : undefined;
}
