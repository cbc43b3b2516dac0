import { useTranslation } from '../../../i18n/site-texts.ts';
import { Section } from '../../../ui/section.tsx';
import type { LocationText } from '../load-subjects.ts';
import styles from './destinations.module.css';

type Destination = LocationText['destinations'][number];

/** Where groups go from a city, by how long the coach drives. */
export function Destinations({ city, places }: { readonly city: string; readonly places: readonly Destination[] }) {
  const { t } = useTranslation('pages');
  const rings = [...new Set(places.map(({ within }) => within))];
  if (rings.length === 0) return null;
  return (
    <Section heading={t('destinations.heading', { city })}>
      <div className={styles.rings}>
        {rings.map((minutes) => (
          <div key={minutes} className={styles.ring}>
            <h3>{t('destinations.within', { minutes })}</h3>
            <ul>
              {places
                .filter(({ within }) => within === minutes)
                .map(({ name, ...way }) => (
                  <li key={name} className={styles.place}>
                    {name} <span className={styles.way}>{t('destinations.way', { kilometres: way.kilometres, minutes: way.minutes })}</span>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
