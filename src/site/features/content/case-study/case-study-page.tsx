import { isPhoto } from '#domain/sites/pictures.ts';
import { equivalentsOf } from '../../../api/enums.ts';
import { PageHead } from '../../../head/page-head.tsx';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { usePathTo } from '../../../site-context.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Illustration } from '../../../ui/illustration.tsx';
import { Container } from '../../../ui/section.tsx';
import { RichText } from '../../../ui/text/rich-text.tsx';
import type { CaseStudyText } from '../load-subjects.ts';
import { Opening } from '../opening/opening.tsx';
import styles from './case-study-page.module.css';
import { StoryTrip } from './story-trip.tsx';

/** How one group travelled, in one column beside a similar trip that can be booked today. */
export function CaseStudyPage({ text }: { readonly text: CaseStudyText }) {
  const { t } = useTranslation('pages');
  const pathTo = usePathTo();
  const link = { page: 'case-study', slug: text.languageSlug } as const;
  return (
    <article>
      <PageHead title={text.meta.title} description={text.meta.description} link={link} equivalents={equivalentsOf(text)} />
      <Opening
        crumbs={[
          { name: t('names.caseStudies'), url: pathTo({ page: 'case-studies' }) },
          { name: text.title, url: pathTo(link) },
        ]}
        title={text.hero.title}
        description={text.hero.description}
        image={text.hero.image}
      >
        {text.sample && (
          <p className={styles.sample}>
            <Badge>{t('sample.label')}</Badge> {t('sample.caseStudy')}
          </p>
        )}
      </Opening>
      <Container className={styles.columns}>
        <div className={styles.story}>
          <Chapter section={text.section1} />
          <PullQuote words={text.quote} />
          <Chapter section={text.section2} />
          <h3>{text.benefits.title}</h3>
          <ul className={styles.benefits}>
            {text.benefits.benefits.map((benefit) => (
              <li key={benefit}>
                <Icon name="check" className={styles.check} />
                {benefit}
              </li>
            ))}
          </ul>
          <PullQuote words={text.quote2} />
          <Chapter section={text.section3} />
        </div>
        {text.trip && <StoryTrip trip={text.trip} />}
      </Container>
    </article>
  );
}

type ChapterProps = {
  readonly section: {
    readonly title: string;
    readonly description: string;
    readonly image?: string | undefined;
    readonly imageAlt?: string | undefined;
  };
};

/** A photograph is specific to a story. Our drawings appear on other pages too, and a story has one. */
function Chapter({ section: { title, description, image = '', imageAlt } }: ChapterProps) {
  return (
    <>
      <h2>{title}</h2>
      <RichText html={description} />
      {isPhoto(image) && <Illustration name={image} alt={imageAlt} className={styles.photo} />}
    </>
  );
}

function PullQuote({ words }: { readonly words: string }) {
  if (words === '') return null;
  return (
    <blockquote className={styles.quote}>
      <p>{words}</p>
    </blockquote>
  );
}
