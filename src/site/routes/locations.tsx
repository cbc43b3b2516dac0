import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { tagOf } from '#domain/sites/language.ts';
import { ClosingScene } from '../features/content/closing-scene.tsx';
import { AirportLinks } from '../features/content/hub/hub-links.tsx';
import { ListingPage } from '../features/content/listing/listing-page.tsx';
import { loadFaqs, loadHubs, loadLead, loadLocations } from '../features/content/load-lists.ts';
import { loadEditorialText } from '../features/content/load-subjects.ts';
import { groupLocations } from '../features/content/location/group-locations.ts';
import { LocationRegions } from '../features/content/location/location-regions.tsx';
import { LocationTiles } from '../features/content/location/location-tiles.tsx';
import { FaqBlock } from '../features/faq/faq-block.tsx';
import type { RouteHandle } from '../i18n/route-namespaces.ts';
import { useTranslation } from '../i18n/site-texts.ts';
import { getPageRequest } from '../page-loader.ts';
import { useSiteFrame } from '../site-context.ts';
import { skylineOf } from '../ui/hero.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const page = getPageRequest({ context });
  const [text, locations, hubs, faqs] = await Promise.all([
    loadEditorialText(page, 'locations'),
    loadLocations(page),
    loadHubs(page),
    loadFaqs(page, 'locations'),
  ]);
  const airports = hubs.filter(({ kind }) => kind === 'airport').map(({ title, languageSlug: slug }) => ({ title, slug }));
  const groups = groupLocations(locations, hubs, tagOf(page.language));
  const [first] = groups.drawn;
  const lead = first === undefined ? '' : await loadLead(page, first);
  return { text, faqs, airports, lead, ...groups };
}

export default function LocationsPage() {
  const { text, drawn, lead, regions, airports, faqs } = useLoaderData<typeof loader>();
  const { t } = useTranslation('pages');
  const { site } = useSiteFrame();
  return (
    <>
      <ListingPage
        pageKey="locations"
        text={text}
        name={t('names.locations')}
        panorama={skylineOf(site)}
        further={<LocationRegions regions={regions} />}
      >
        <LocationTiles locations={drawn} lead={lead} />
      </ListingPage>
      <AirportLinks airports={airports} />
      <FaqBlock items={faqs} />
      <ClosingScene />
    </>
  );
}

export const handle = { namespaces: ['pages'] } satisfies RouteHandle;
