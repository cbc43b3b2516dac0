export { ExampleTrips } from '../location/example-trips.tsx';
export { TripPrices } from '../location/trip-prices.tsx';
