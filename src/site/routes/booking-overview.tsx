import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { FaqBlock } from '../features/faq/faq-block.tsx';
import { BookingPage } from '../features/trip/booking-page.tsx';
import { loadTripExtras } from '../features/trip/load-extras.ts';
import { loadTrip } from '../features/trip/load-trip.ts';
import type { RouteHandle } from '../i18n/route-namespaces.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { page, data } = await loadTrip(args, { page: 'overview', withPicture: true });
  return { ...data, extras: await loadTripExtras(page, { faqPage: data.flow, country: data.travel.country, withReviews: false }) };
}

export const handle = { namespaces: ['form', 'trip'] } satisfies RouteHandle;

export default function BookingOverviewRoute() {
  const data = useLoaderData<typeof loader>();
  return <BookingPage data={data} after={<FaqBlock items={data.extras.faqs} country={data.travel.country} tone="sunken" />} />;
}
