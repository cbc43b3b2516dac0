import type { DeskQueries } from '#desk-service/desk-service.ts';
import { composeStops, type TypedValues, writePickUps } from './journey-values.ts';

/** A trip as the form's first values: each place refers to the trip's own stop. */
export function valuesOfTrip(trip: NonNullable<Awaited<ReturnType<DeskQueries['callers']['journeyOf']>>>): TypedValues {
  const stops = trip.stops.map(({ place, localKilometres, ...stop }, index) => ({
    ...stop,
    ...{ place, placeKey: `stop:${index}`, placeLabel: place, localKilometres: numberOrNone(localKilometres) },
  }));
  const pickUps = trip.pickUps.map(({ place, time, passengers: boarding }, index) => ({
    ...{ place, placeKey: `pickUp:${index}`, placeLabel: place, time, passengers: String(boarding) },
  }));
  const { type, passengers, luggage, occasion, flightNumber, notes, version } = trip;
  return {
    ...composeStops(stops),
    ...writePickUps(pickUps),
    ...{ type, luggage, occasion, flightNumber, notes, version: String(version), passengers: String(passengers) },
    ...{ secondReturnTime: trip.secondReturnTime, secondReturnPassengers: numberOrNone(trip.secondReturnPassengers) },
    wheelchairPlaces: numberOrNone(trip.wheelchairPlaces),
    babySeats: numberOrNone(trip.babySeats),
    childSeats: numberOrNone(trip.childSeats),
    boosterSeats: numberOrNone(trip.boosterSeats),
    ...Object.fromEntries(trip.extras.map((extra) => [`extra.${extra}`, 'on'])),
    ...(trip.suppliesDriverRoom ? { driverRoom: 'on' } : {}),
  };
}

function numberOrNone(count: number): string {
  return count === 0 ? '' : String(count);
}
