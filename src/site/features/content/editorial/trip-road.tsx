import { brand } from '#domain/sites/brand.ts';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { useSiteFrame } from '../../../site-context.ts';
import { Section } from '../../../ui/section.tsx';
import styles from './trip-road.module.css';

const points = ['question', 'price', 'contract', 'coach', 'driver', 'home'] as const;

/** The course of a trip from the question to the way home, and who is responsible at each point. */
export function TripRoad() {
  const { t } = useTranslation('pages');
  const { company } = useSiteFrame();
  return (
    <Section heading={t('tripRoad.heading')} tone="ink">
      <ol className={styles.road}>
        {points.map((point) => (
          <li key={point}>
            <p className={styles.who}>{t(`tripRoad.${point}.who`, { brand: brand.name, company: company.legalName })}</p>
            <h3>{t(`tripRoad.${point}.title`)}</h3>
            <p className={styles.text}>{t(`tripRoad.${point}.text`)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
