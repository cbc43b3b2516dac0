import { useTranslation } from '../../../i18n/site-texts.ts';
import { SiteLink } from '../../../ui/link/site-link.tsx';
import { Section } from '../../../ui/section.tsx';
import type { RegionOfLocations } from './group-locations.ts';
import styles from './location-regions.module.css';

/** Every city by its province, Land or region. */
export function LocationRegions({ regions }: { readonly regions: readonly RegionOfLocations[] }) {
  const { t } = useTranslation('pages');
  if (regions.length === 0) return null;
  return (
    <Section heading={t('location.byRegion')} tone="tint">
      <div className={styles.regions}>
        {regions.map(({ name, slug: region, places }) => (
          <div key={name} className={styles.region}>
            <h3>
              {region === '' ? (
                name
              ) : (
                <SiteLink to={{ page: 'location', slug: region }} prefetch={false}>
                  {name}
                </SiteLink>
              )}
            </h3>
            <ul>
              {places.map(({ slug, title }) => (
                <li key={slug}>
                  <SiteLink to={{ page: 'location', slug }} prefetch={false}>
                    {title}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
