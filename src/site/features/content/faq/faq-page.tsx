import type { ReactNode } from 'react';
import { PageHead } from '../../../head/page-head.tsx';
import { SaidQuestions } from '../../../head/said-questions.tsx';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { usePathTo } from '../../../site-context.ts';
import { Hero } from '../../../ui/hero.tsx';
import { Container, Section } from '../../../ui/section.tsx';
import { RichText } from '../../../ui/text/rich-text.tsx';
import type { FaqItem } from '../load-lists.ts';
import type { EditorialText } from '../load-subjects.ts';
import { TextLanguage } from '../text-language.tsx';
import { type FaqGroup, groupFaqs } from './faq-groups.ts';
import styles from './faq-page.module.css';

type FaqPageProps = {
  readonly text: EditorialText;
  readonly faqs: readonly FaqItem[];
  /** Shows the questions of one group. */
  readonly children: (faqs: readonly FaqItem[]) => ReactNode;
};

/** All questions, by subject. */
export function FaqPage({ text, faqs, children }: FaqPageProps) {
  const { t } = useTranslation('pages');
  const pathTo = usePathTo();
  const groups = groupFaqs(faqs);
  return (
    <TextLanguage language={text.textLanguage}>
      <PageHead title={text.meta.title} description={text.meta.description} link={{ page: 'faq' }} />
      {import.meta.env.SSR && <SaidQuestions asked={faqs.map(({ question, content: answer }) => ({ question, answer }))} />}
      <Hero
        heading={text.hero.title}
        description={text.hero.description}
        illustration={text.hero.image}
        breadcrumbs={[{ name: t('names.faq'), url: pathTo({ page: 'faq' }) }]}
      />
      <Container className={styles.page}>
        <Subjects groups={groups} />
        <div className={styles.groups}>
          {groups.map(({ slug, title, faqs: questions }) => (
            <section key={slug} id={slug} className={styles.group} aria-labelledby={`${slug}-title`}>
              <h2 id={`${slug}-title`}>{title}</h2>
              {children(questions)}
            </section>
          ))}
        </div>
      </Container>
      {text.sections.map(({ key, title, description }) => (
        <Section key={key} heading={title} tone="tint" width="text">
          <RichText html={description} />
        </Section>
      ))}
    </TextLanguage>
  );
}

function Subjects({ groups }: { readonly groups: readonly FaqGroup[] }) {
  const { t } = useTranslation('pages');
  if (groups.length < 2) return null;
  return (
    <nav className={styles.subjects} aria-label={t('faq.subjects')}>
      <ul>
        {groups.map(({ slug, title }) => (
          <li key={slug}>
            <a href={`#${slug}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
