import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { OccasionKey } from '#domain/sites/keys.ts';
import { getSite } from '#domain/sites/registry.ts';
import type { WeightType } from '../api/generated/operations.ts';
import { ClosingScene } from '../features/content/closing-scene.tsx';
import { VehicleStrip } from '../features/content/fleet/vehicle-strip.tsx';
import { findOccasionOfPath } from '../features/content/item-of-path.ts';
import { loadFaqs } from '../features/content/load-lists.ts';
import { loadPraise } from '../features/content/load-reviews.ts';
import { loadOccasion } from '../features/content/load-subjects.ts';
import { PopularLocations } from '../features/content/location/location-links.tsx';
import { OccasionPage } from '../features/content/occasion/occasion-page.tsx';
import { FaqBlock } from '../features/faq/faq-block.tsx';
import { ReviewsBlock } from '../features/reviews/reviews-block.tsx';
import type { RouteHandle } from '../i18n/route-namespaces.ts';
import { getPageRequest, throwNotFound } from '../page-loader.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = getPageRequest({ context });
  const occasion = findOccasionOfPath({ site: getSite(page.site), language: page.language }, url.pathname) ?? throwNotFound();
  const [text, faqs, praise] = await Promise.all([
    loadOccasion(page, occasion),
    loadFaqs(page, 'occasion'),
    loadPraise(page, { limit: 3, weightType: weightTypes[occasion] }),
  ]);
  return { occasion, text, faqs, praise };
}

/** Reviews by groups that travelled for the same reason come first. */
const weightTypes: Readonly<Partial<Record<OccasionKey, WeightType>>> = { companyEvent: 'BUSINESS', schools: 'SCHOOLS' };

export default function OccasionRoute() {
  const { occasion, text, faqs, praise } = useLoaderData<typeof loader>();
  return (
    <>
      <OccasionPage occasion={occasion} text={text} />
      <VehicleStrip />
      <ReviewsBlock {...praise} tone="sunken" />
      <FaqBlock items={faqs} />
      <PopularLocations />
      <ClosingScene />
    </>
  );
}

export const handle = { namespaces: ['pages'] } satisfies RouteHandle;
