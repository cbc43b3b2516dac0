import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { CallToAction } from '../features/content/call-to-action.tsx';
import { VehicleStrip } from '../features/content/fleet/vehicle-strip.tsx';
import { loadFaqs } from '../features/content/load-lists.ts';
import { loadPraise } from '../features/content/load-reviews.ts';
import { loadLocation } from '../features/content/load-subjects.ts';
import { NearestLocations } from '../features/content/location/location-links.tsx';
import { LocationPage } from '../features/content/location/location-page.tsx';
import { OccasionLinks } from '../features/content/occasion/occasion-links.tsx';
import { FaqBlock } from '../features/faq/faq-block.tsx';
import { ReviewsBlock } from '../features/reviews/reviews-block.tsx';
import type { RouteHandle } from '../i18n/route-namespaces.ts';
import { getPageRequest } from '../page-loader.ts';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = getPageRequest({ context });
  const [text, faqs, praise] = await Promise.all([
    loadLocation(page, params.slug ?? ''),
    loadFaqs(page, 'location'),
    loadPraise(page, { limit: 3 }),
  ]);
  return { text, faqs, praise };
}

export default function LocationRoute() {
  const { text, faqs, praise } = useLoaderData<typeof loader>();
  return (
    <>
      <LocationPage text={text} />
      <ReviewsBlock {...praise} tone="sunken" />
      <FaqBlock items={faqs} />
      <VehicleStrip />
      <OccasionLinks />
      <NearestLocations places={text.nearest} />
      <CallToAction from={text.title} />
    </>
  );
}

export const handle = { namespaces: ['pages'] } satisfies RouteHandle;
