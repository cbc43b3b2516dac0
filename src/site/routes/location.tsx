import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ClosingScene } from '../features/content/closing-scene.tsx';
import { VehicleStrip } from '../features/content/fleet/vehicle-strip.tsx';
import { HubLinks } from '../features/content/hub/hub-links.tsx';
import { HubPage } from '../features/content/hub/hub-page.tsx';
import { loadHubs } from '../features/content/load-lists.ts';
import { isHub, loadLocation } from '../features/content/load-subjects.ts';
import cityAnswers from '../features/content/location/city-answers.module.css';
import exampleTrips from '../features/content/location/example-trips.module.css';
import { NearestLocations } from '../features/content/location/location-links.tsx';
import { LocationPage } from '../features/content/location/location-page.tsx';
import priceTable from '../features/content/location/price-table.module.css';
import type { RouteHandle } from '../i18n/route-namespaces.ts';
import { getPageRequest } from '../page-loader.ts';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = getPageRequest({ context });
  const text = await loadLocation(page, params.slug ?? '');
  return isHub(text) ? { text: null, hub: text, hubs: await loadHubs(page) } : { text, hub: null, hubs: [] };
}

export default function LocationRoute() {
  const { text, hub, hubs } = useLoaderData<typeof loader>();
  if (text === null) {
    return (
      <>
        <HubPage text={hub} />
        <HubLinks hubs={hubs} current={hub.languageSlug} />
        <ClosingScene />
      </>
    );
  }
  return (
    <>
      <LocationPage text={text} />
      <VehicleStrip />
      <NearestLocations places={text.nearest} hubs={text.hubs} />
      <ClosingScene from={text.title} />
    </>
  );
}

export const handle = { namespaces: ['pages'], styles: [cityAnswers.band, exampleTrips.board, priceTable.frame] } satisfies RouteHandle;
