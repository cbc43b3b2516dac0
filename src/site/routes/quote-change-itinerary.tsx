import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { FaqBlock } from '../features/faq/faq-block.tsx';
import { ChangePage } from '../features/trip/change-page.tsx';
import { loadTripExtras } from '../features/trip/load-extras.ts';
import { loadTrip } from '../features/trip/load-trip.ts';
import type { RouteHandle } from '../i18n/route-namespaces.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { page, data } = await loadTrip(args, { page: 'change-itinerary' });
  return { ...data, extras: await loadTripExtras(page, { faqPage: 'change-itinerary', country: data.travel.country, withReviews: false }) };
}

export const handle = { namespaces: ['form', 'trip'] } satisfies RouteHandle;

export default function QuoteChangeItineraryRoute() {
  const data = useLoaderData<typeof loader>();
  return <ChangePage data={data} after={<FaqBlock items={data.extras.faqs} country={data.travel.country} tone="sunken" />} />;
}
