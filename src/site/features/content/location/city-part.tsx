import type { LocationText } from '../load-subjects.ts';
import { CityAnswers, WantedPrice } from './city-answers.tsx';
import { ExampleTrips } from './example-trips.tsx';
import { TripPrices } from './trip-prices.tsx';

type CityPartProps = { readonly text: LocationText; readonly part: 'wanted' | 'answers' | 'trips' };

/** The parts of a city's page that are only read. The page's own script names this one instead of each. */
export function CityPart({ text, part }: CityPartProps) {
  if (part === 'wanted') return <WantedPrice text={text} />;
  if (part === 'answers') return <CityAnswers text={text} />;
  const { title: city, exampleTrips, priceTable, tripPrices } = text;
  return (
    <>
      <ExampleTrips city={city} trips={exampleTrips} prices={priceTable} />
      <TripPrices city={city} prices={tripPrices} />
    </>
  );
}
