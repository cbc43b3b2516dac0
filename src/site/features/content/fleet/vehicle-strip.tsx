import type { FleetKey } from '#domain/sites/keys.ts';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { useBuildVersion, useSiteFrame } from '../../../site-context.ts';
import { SiteLink } from '../../../ui/link/site-link.tsx';
import { Section } from '../../../ui/section.tsx';
import styles from './vehicle-strip.module.css';

/** All vehicles in their usual size on one road, as links from one to another. */
export function VehicleStrip({ except }: { readonly except?: FleetKey | undefined }) {
  const { t } = useTranslation('pages');
  const build = useBuildVersion();
  const fleet = useSiteFrame().fleet.filter((each) => each.fleet !== except);
  if (fleet.length === 0) return null;
  return (
    <Section heading={except === undefined ? t('fleet.choose') : t('fleet.others')}>
      <ul className={styles.strip}>
        {fleet.map((each) => (
          <li key={each.fleet}>
            <SiteLink to={{ page: 'fleet-type', fleet: each.fleet }}>
              <img
                src={`/art/side-${each.fleet}.svg?v=${build}`}
                alt=""
                height={152}
                data-morph={`vehicle-${each.fleet}`}
                loading="lazy"
                decoding="async"
              />
              {each.title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
