import type { FleetKey } from '#domain/sites/keys.ts';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { useSiteFrame } from '../../../site-context.ts';
import { Illustration } from '../../../ui/illustration.tsx';
import { SiteLink } from '../../../ui/link/site-link.tsx';
import { Section } from '../../../ui/section.tsx';
import styles from './vehicle-strip.module.css';

/** All vehicles, small and side by side: the way from one to another. */
export function VehicleStrip({ except }: { readonly except?: FleetKey | undefined }) {
  const { t } = useTranslation('pages');
  const fleet = useSiteFrame().fleet.filter((each) => each.fleet !== except);
  if (fleet.length === 0) return null;
  return (
    <Section heading={except === undefined ? t('fleet.choose') : t('fleet.others')}>
      <ul className={styles.strip}>
        {fleet.map((each) => (
          <li key={each.fleet}>
            <SiteLink to={{ page: 'fleet-type', fleet: each.fleet }} className={styles.vehicle}>
              <Illustration name={`vehicle-${each.fleet}`} morph className={styles.picture} />
              <span className={styles.name}>{each.title}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
