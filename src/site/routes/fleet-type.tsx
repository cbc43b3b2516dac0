import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { getSite } from '#domain/sites/registry.ts';
import { ClosingScene } from '../features/content/closing-scene.tsx';
import { FleetTypePage } from '../features/content/fleet/fleet-type-page.tsx';
import { VehicleStrip } from '../features/content/fleet/vehicle-strip.tsx';
import { findFleetOfPath } from '../features/content/item-of-path.ts';
import { loadFaqs } from '../features/content/load-lists.ts';
import { loadFleetType } from '../features/content/load-subjects.ts';
import { PopularLocations } from '../features/content/location/location-links.tsx';
import { OccasionLinks } from '../features/content/occasion/occasion-links.tsx';
import { FaqBlock } from '../features/faq/faq-block.tsx';
import type { RouteHandle } from '../i18n/route-namespaces.ts';
import { getPageRequest, throwNotFound } from '../page-loader.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = getPageRequest({ context });
  const fleet = findFleetOfPath({ site: getSite(page.site), language: page.language }, url.pathname) ?? throwNotFound();
  const [text, faqs] = await Promise.all([loadFleetType(page, fleet), loadFaqs(page, 'fleet-type')]);
  return { fleet, text, faqs };
}

export default function FleetTypeRoute() {
  const { fleet, text, faqs } = useLoaderData<typeof loader>();
  return (
    <>
      <FleetTypePage fleet={fleet} text={text} />
      <FaqBlock items={faqs} />
      <VehicleStrip except={fleet} />
      <OccasionLinks />
      <PopularLocations />
      <ClosingScene />
    </>
  );
}

export const handle = { namespaces: ['pages'] } satisfies RouteHandle;
