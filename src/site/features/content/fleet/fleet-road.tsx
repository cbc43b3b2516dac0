import { useTranslation } from '../../../i18n/site-texts.ts';
import { useBuildVersion } from '../../../site-context.ts';
import { SiteLink } from '../../../ui/link/site-link.tsx';
import type { FleetItem } from '../load-lists.ts';
import styles from './fleet-road.module.css';

/** All vehicles in a row on one road, at one scale, across the whole window. On a phone the road scrolls. */
export function FleetRoad({ fleet }: { readonly fleet: readonly FleetItem[] }) {
  const { t } = useTranslation('pages');
  const build = useBuildVersion();
  return (
    <ul className={styles.road}>
      {fleet.map(({ slug, title, most }) => (
        <li key={slug} className={styles.vehicle}>
          <img
            src={`/art/side-${slug}-${most}.svg?v=${build}`}
            alt=""
            height={152}
            className={styles.side}
            loading="lazy"
            decoding="async"
          />
          <h3 className={styles.name}>
            <SiteLink to={{ page: 'fleet-type', fleet: slug }}>{title}</SiteLink>
          </h3>
          <p className={styles.seats}>{t('home.upTo', { count: most })}</p>
        </li>
      ))}
    </ul>
  );
}
