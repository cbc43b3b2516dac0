import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { CallToAction } from '../features/content/call-to-action.tsx';
import { VehicleStrip } from '../features/content/fleet/vehicle-strip.tsx';
import { loadLocation } from '../features/content/load-subjects.ts';
import { NearestLocations } from '../features/content/location/location-links.tsx';
import { LocationPage } from '../features/content/location/location-page.tsx';
import type { RouteHandle } from '../i18n/route-namespaces.ts';
import { getPageRequest } from '../page-loader.ts';

export async function loader({ context, params }: LoaderFunctionArgs) {
  return { text: await loadLocation(getPageRequest({ context }), params.slug ?? '') };
}

export default function LocationRoute() {
  const { text } = useLoaderData<typeof loader>();
  return (
    <>
      <LocationPage text={text} />
      <VehicleStrip />
      <NearestLocations places={text.nearest} />
      <CallToAction from={text.title} />
    </>
  );
}

export const handle = { namespaces: ['pages'] } satisfies RouteHandle;
