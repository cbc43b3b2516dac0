import { mapPath } from '#domain/sites/map-path.ts';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { useBuildVersion, useSiteFrame } from '../../../site-context.ts';
import { Section } from '../../../ui/section.tsx';
import { Fold } from '../fold/fold.tsx';
import type { LocationText } from '../load-subjects.ts';
import styles from './destinations.module.css';

type DestinationsProps = { readonly text: Pick<LocationText, 'title' | 'languageSlug' | 'destinations'> };

/** Popular destinations of groups from a city, by driving time: on a map, and as a list. */
export function Destinations({ text: { title: city, languageSlug, destinations: places } }: DestinationsProps) {
  const { t } = useTranslation('pages');
  const { site, language } = useSiteFrame();
  const build = useBuildVersion();
  const rings = [...new Set(places.map(({ within }) => within))];
  if (rings.length === 0) return null;
  return (
    <Section heading={t('destinations.heading', { city })}>
      <div className={styles.layout}>
        <img
          className={styles.map}
          src={`${mapPath({ site, language, languageSlug })}?v=${build}`}
          alt={t('destinations.map', { city })}
          width={640}
          height={600}
          loading="lazy"
          decoding="async"
        />
        <div className={styles.rings}>
          {rings.map((minutes) => (
            <div key={minutes} data-within={minutes}>
              <Fold summary={<h3>{t('destinations.within', { minutes })}</h3>}>
                <ul>
                  {places
                    .filter(({ within }) => within === minutes)
                    .map(({ name, ...way }) => (
                      <li key={name}>
                        {name} <span>{t('destinations.way', { kilometres: way.kilometres, minutes: way.minutes })}</span>
                      </li>
                    ))}
                </ul>
              </Fold>
            </div>
          ))}
        </div>
      </div>
    </Section>
  );
}
