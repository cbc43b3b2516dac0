import type { OccasionKey } from '#domain/sites/keys.ts';
import { useTranslation } from '../../../../i18n/site-texts.ts';
import { useSiteFrame } from '../../../../site-context.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { Illustration } from '../../../../ui/illustration.tsx';
import { SiteLink } from '../../../../ui/link/site-link.tsx';
import { Section } from '../../../../ui/section.tsx';
import type { EditorialSection } from '../../load-subjects.ts';
import styles from './audience.module.css';

/** In the order of the section's items: schools, companies, clubs. */
const shown: readonly { readonly occasion: OccasionKey; readonly picture: string }[] = [
  { occasion: 'schools', picture: 'occasion-schools' },
  { occasion: 'companyEvent', picture: 'occasion-companyEvent' },
  { occasion: 'tours', picture: 'story-choir' },
];

/** Our customers, what each needs, and an example trip: one large, two beside it. A semicolon separates the points of an item's text. */
export function Audience({ section }: { readonly section: EditorialSection }) {
  const { t } = useTranslation('pages');
  const { selectedCaseStudies } = useSiteFrame();
  return (
    <Section heading={section.title} tone="sunken" height="m">
      <div className={styles.cards}>
        {section.items.map(({ title, description }, index) => {
          const { occasion, picture } = shown[index] ?? { occasion: 'events', picture: 'occasion-events' };
          const story = selectedCaseStudies[index];
          return (
            <article key={title} className={styles.card}>
              <Illustration name={picture} className={styles.picture} />
              <div className={styles.words}>
                <h3>
                  <SiteLink to={{ page: 'occasion', occasion }} prefetch={false}>
                    {title}
                  </SiteLink>
                </h3>
                <ul>
                  {description.split('; ').map((point) => (
                    <li key={point}>
                      <Icon name="check" size="s" />
                      {point}
                    </li>
                  ))}
                </ul>
                {story && (
                  <p className={styles.story}>
                    {t('home.story')}{' '}
                    <SiteLink to={{ page: 'case-study', slug: story.slug }} prefetch={false}>
                      {story.title}
                    </SiteLink>
                  </p>
                )}
              </div>
            </article>
          );
        })}
      </div>
    </Section>
  );
}
