import { chooseVehicles, type VehicleChoice } from '#domain/fleet/choose-vehicles.ts';
import type { SeatingGroup } from '#domain/fleet/seating.ts';
import { extrasNeededBy, type Group, maximumPassengers } from '#domain/itinerary/group.ts';
import type { RoadLeg } from '#domain/itinerary/routed.ts';
import { findChildrenBan, listMoves } from '../../children/children-ban.ts';
import { findCabotage } from '../carriage/cabotage.ts';
import { isTooFar } from '../depot/depots.ts';
import { isPassagePriced } from '../rates/passage-table.ts';
import { isVatKnown, sumCountryKilometres } from '../vat/vat.ts';
import type { PreparedTrip } from './prepare-trip.ts';
import type { PersonReason } from './quote.ts';

/** Every reason, known before any price, for which a person must price a trip. */
export function findReasons(trip: PreparedTrip): PersonReason[] {
  const { routed, group, limits, timetable, book } = trip;
  const reasons: PersonReason[] = [];
  const driven = [routed.emptyOut, ...routed.legs, routed.emptyBack];
  const unpriced = (leg: RoadLeg) => leg.hasFerry && !isPassagePriced(leg, book.passages);
  if (driven.some(unpriced)) reasons.push(routed.legs.some(unpriced) ? 'ferry' : 'island');
  if (driven.some((leg) => limits.closedCountries.some((country) => (leg.kilometresByCountry[country] ?? 0) > 0))) reasons.push('no-road');
  if (timetable.serviceMinutes > limits.longestTripDays * 24 * 60) reasons.push('too-long');
  if (timetable.lateMinutes > limits.mostLateMinutes) reasons.push('beyond-driving-rules');
  if (!(group.passengers >= 1 && group.passengers <= maximumPassengers)) reasons.push('no-vehicle');
  if (group.wheelchairPlaces > limits.mostWheelchairPlaces) reasons.push('wheelchairs');
  if (findQuoteBan(trip) !== null) reasons.push('children-ban');
  const carrier = findCarrierReasons(trip);
  // A carrier from elsewhere does not take the ferry from our depot.
  const all = [...reasons.filter((reason) => reason !== 'island' || carrier.length === 0), ...carrier];
  return trip.isJudged ? all.filter((reason) => !judgedByPeople.some((each) => each === reason)) : all;
}

/** The ban on children's coaches that the trip would break, whatever vehicle carries the group; null if none. */
export function findQuoteBan({
  itinerary,
  routed,
  group,
}: Pick<PreparedTrip, 'itinerary' | 'group'> & { readonly routed: Pick<PreparedTrip['routed'], 'legs'> }) {
  return findChildrenBan({ group, seats: null, moves: listMoves({ itinerary, legs: routed.legs, arrivals: [], crossed: [] }) });
}

/** Reasons that a person decides about or adds a line for: the price lines can still be computed. */
const judgedByPeople = ['ferry', 'island', 'cabotage', 'children-ban', 'no-operator', 'short-lead'] as const satisfies PersonReason[];

/** Reasons why another operator must drive the trip. We then do not know the VAT that this operator owes. */
function findCarrierReasons({ itinerary, routed, carriage, date, book, isJudged }: PreparedTrip): PersonReason[] {
  if (!isJudged && findCabotage({ itinerary, date, routed }) !== null) return ['cabotage'];
  const [first] = itinerary.stops;
  if (!isJudged && first && isTooFar(first.place.coordinates, { depot: routed.depot, table: book.depots })) return ['no-operator'];
  const driven = [routed.emptyOut, ...routed.legs, routed.emptyBack];
  return isVatKnown(carriage, Object.keys(sumCountryKilometres(driven, routed.depot))) ? [] : ['vat-unknown'];
}

/** Whether there is enough time to find these vehicles without asking. */
export function isInTime({ book, wakingLeadHours: hours, isJudged = false }: PreparedTrip, { offers }: VehicleChoice): boolean {
  if (isJudged) return true;
  return offers.every(({ model }) => hours >= book.leadTimes.hours[model.key]);
}

/** The group as input for choosing vehicles. */
export function seatingOf(group: Group): SeatingGroup {
  return { ...group, extras: extrasNeededBy(group) };
}

/**
 * Why no vehicles were found. Tries again as if every vehicle were lawful, then without the wheelchairs: whichever succeeds was the
 * obstacle.
 */
export function findNoChoiceReason({ group, asked = null }: PreparedTrip): PersonReason {
  // The available vehicles do not depend on the cost.
  const costOf = () => 1;
  const seating = seatingOf(group);
  if (chooseVehicles({ group: seating, asked, costOf })) return 'beyond-driving-rules';
  return chooseVehicles({ group: { ...seating, wheelchairPlaces: 0 }, asked, costOf }) ? 'wheelchairs' : 'no-vehicle';
}
