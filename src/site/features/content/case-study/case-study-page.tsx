import { equivalentsOf } from '../../../api/enums.ts';
import { PageHead } from '../../../head/page-head.tsx';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { usePathTo } from '../../../site-context.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Panel } from '../../../ui/card.tsx';
import { Hero } from '../../../ui/hero.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Container, Section } from '../../../ui/section.tsx';
import { RichText } from '../../../ui/text/rich-text.tsx';
import { PictureText } from '../editorial/picture-text.tsx';
import type { CaseStudyText } from '../load-subjects.ts';
import styles from './case-study-page.module.css';

/** How one group travelled: the question, the plan, what it brought. */
export function CaseStudyPage({ text }: { readonly text: CaseStudyText }) {
  const { t } = useTranslation('pages');
  const pathTo = usePathTo();
  const link = { page: 'case-study', slug: text.languageSlug } as const;
  return (
    <article>
      <PageHead title={text.meta.title} description={text.meta.description} link={link} equivalents={equivalentsOf(text)} />
      <Hero
        heading={text.hero.title}
        description={text.hero.description}
        illustration={text.hero.image}
        morph
        breadcrumbs={[
          { name: t('names.caseStudies'), url: pathTo({ page: 'case-studies' }) },
          { name: text.title, url: pathTo(link) },
        ]}
        actions={text.sample && <Sample />}
      />
      <PictureText section={text.section1} shown={text.hero.image} />
      <PullQuote words={text.quote} />
      <Plan text={text} />
      <PullQuote words={text.quote2} />
      <PictureText section={text.section3} flipped />
    </article>
  );
}

function Sample() {
  const { t } = useTranslation('pages');
  return (
    <p className={styles.sample}>
      <Badge>{t('sample.label')}</Badge> {t('sample.caseStudy')}
    </p>
  );
}

function PullQuote({ words }: { readonly words: string }) {
  if (words === '') return null;
  return (
    <div className={styles.quoteBand}>
      <Container width="text">
        <blockquote className={styles.quote}>
          <p>{words}</p>
        </blockquote>
      </Container>
    </div>
  );
}

function Plan({ text: { section2, benefits } }: { readonly text: CaseStudyText }) {
  return (
    <Section>
      <div className={styles.plan}>
        <div className={styles.words}>
          <h2>{section2.title}</h2>
          <RichText html={section2.description} />
        </div>
        <Panel>
          <h2 className={styles.panelTitle}>{benefits.title}</h2>
          <ul className={styles.benefits}>
            {benefits.benefits.map((benefit) => (
              <li key={benefit}>
                <Icon name="check" className={styles.check} />
                {benefit}
              </li>
            ))}
          </ul>
        </Panel>
      </div>
    </Section>
  );
}
