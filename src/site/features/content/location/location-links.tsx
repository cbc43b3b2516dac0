import { useTranslation } from '../../../i18n/site-texts.ts';
import { useSiteFrame } from '../../../site-context.ts';
import { Section } from '../../../ui/section.tsx';
import { LinkPills } from '../link-pills.tsx';

type Place = { readonly slug: string; readonly title: string };

/** Places to leave from, by name. */
export function LocationLinks({ places }: { readonly places: readonly Place[] }) {
  return <LinkPills links={places.map(({ slug, title }) => ({ to: { page: 'location', slug }, title }))} icon="map-pin" />;
}

/** The site's popular places; on the page of one of them, the others. */
export function PopularLocations({ except }: { readonly except?: string | undefined }) {
  const { t } = useTranslation('pages');
  const places = useSiteFrame().popularLocations.filter(({ slug }) => slug !== except);
  if (places.length === 0) return null;
  return (
    <Section heading={except === undefined ? t('location.popular') : t('location.others')}>
      <LocationLinks places={places} />
    </Section>
  );
}
