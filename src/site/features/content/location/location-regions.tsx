import { mapPath } from '#domain/sites/map-path.ts';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { useBuildVersion, useSiteFrame } from '../../../site-context.ts';
import { Icon } from '../../../ui/icon.tsx';
import { SiteLink } from '../../../ui/link/site-link.tsx';
import { Section } from '../../../ui/section.tsx';
import type { RegionOfLocations } from './group-locations.ts';
import styles from './location-regions.module.css';

/** Every city by its province, Land or region, beside a map of all. On a phone each region opens. */
export function LocationRegions({ regions }: { readonly regions: readonly RegionOfLocations[] }) {
  const { t } = useTranslation('pages');
  const { site, language } = useSiteFrame();
  const build = useBuildVersion();
  if (regions.length === 0) return null;
  return (
    <Section heading={t('location.byRegion')} tone="tint">
      <div className={styles.layout}>
        <img
          className={styles.map}
          src={`${mapPath({ site, language })}?v=${build}`}
          alt={t('location.byRegion')}
          width={640}
          height={640}
          loading="lazy"
          decoding="async"
        />
        <div className={styles.regions}>
          {regions.map(({ name, slug: region, places }) => (
            <details key={name}>
              <summary>
                <h3>{name}</h3>
                <span>{places.length}</span>
              </summary>
              <ul>
                {places.map(({ slug, title }) => (
                  <li key={slug}>
                    <SiteLink to={{ page: 'location', slug }} prefetch={false}>
                      {title}
                    </SiteLink>
                  </li>
                ))}
                {region !== '' && (
                  <li>
                    <SiteLink to={{ page: 'location', slug: region }} prefetch={false}>
                      {name} <Icon name="arrow-right" size="s" />
                    </SiteLink>
                  </li>
                )}
              </ul>
            </details>
          ))}
        </div>
      </div>
    </Section>
  );
}
