export { CityAnswers } from '../location/city-answers.tsx';
export { ExampleTrips } from '../location/example-trips.tsx';
export { TripPrices } from '../location/trip-prices.tsx';
