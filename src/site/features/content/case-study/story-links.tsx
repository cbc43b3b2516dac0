import { useTranslation } from '../../../i18n/site-texts.ts';
import { useSiteFrame } from '../../../site-context.ts';
import { Icon } from '../../../ui/icon.tsx';
import { SiteLink } from '../../../ui/link/site-link.tsx';
import { ContentPicture } from '../content-picture.tsx';
import styles from './story-links.module.css';

/** The three trips of others that the shell knows (docs/specification.md#calls): the first large, the others beside it. */
export function StoryLinks({ pictures }: { readonly pictures: readonly string[] }) {
  const { t } = useTranslation('pages');
  const { selectedCaseStudies } = useSiteFrame();
  return (
    <ul className={styles.stories}>
      {selectedCaseStudies.map(({ slug, title, description }, index) => (
        <li key={slug} className={styles.story}>
          <ContentPicture image={pictures[index] ?? 'scene-boarding'} morph />
          <div className={styles.words}>
            <h3 className={styles.title}>
              <SiteLink to={{ page: 'case-study', slug }}>{title}</SiteLink>
            </h3>
            <p className={styles.text}>{description}</p>
            <span className={styles.more} aria-hidden="true">
              {t('home.readStory')} <Icon name="arrow-right" size="s" />
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
