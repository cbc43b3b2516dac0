import { useTranslation } from '../../../i18n/site-texts.ts';
import { useSiteFrame } from '../../../site-context.ts';
import { Section } from '../../../ui/section.tsx';
import { LinkPills } from '../pills/link-pills.tsx';

type Place = { readonly slug: string; readonly title: string };

/** Places of departure, by name. */
export function LocationLinks({ places }: { readonly places: readonly Place[] }) {
  return <LinkPills links={places.map(({ slug, title }) => ({ to: { page: 'location', slug }, title }))} icon="map-pin" />;
}

/** The site's popular places. */
export function PopularLocations() {
  const { t } = useTranslation('pages');
  const { popularLocations } = useSiteFrame();
  if (popularLocations.length === 0) return null;
  return (
    <Section heading={t('location.popular')} width="beside">
      <LocationLinks places={popularLocations} />
    </Section>
  );
}

type Neighbour = { readonly languageSlug: string; readonly title: string };

type NearestLocationsProps = { readonly places: readonly Neighbour[]; readonly hubs: readonly Neighbour[] };

/** On the page of a city: its neighbours, its region and its airports. */
export function NearestLocations({ places, hubs }: NearestLocationsProps) {
  const { t } = useTranslation('pages');
  const links = [...places, ...hubs];
  if (links.length === 0) return null;
  return (
    <Section heading={t('location.others')} width="beside">
      <LocationLinks places={links.map(({ languageSlug: slug, title }) => ({ slug, title }))} />
    </Section>
  );
}
