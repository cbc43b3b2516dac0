import type { OccasionKey } from '#domain/sites/keys.ts';
import { isPhoto } from '#domain/sites/pictures.ts';
import { PageHead } from '../../../head/page-head.tsx';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { usePathTo } from '../../../site-context.ts';
import { Illustration } from '../../../ui/illustration.tsx';
import { Section } from '../../../ui/section.tsx';
import { RichText } from '../../../ui/text/rich-text.tsx';
import type { OccasionText } from '../load-subjects.ts';
import { Opening } from '../opening/opening.tsx';
import { QuoteActions } from '../quote-actions.tsx';
import { OccasionExamples } from './occasion-examples.tsx';
import styles from './occasion-page.module.css';

type OccasionPageProps = { readonly occasion: OccasionKey; readonly text: OccasionText };

/** What a kind of trip needs from the bus and the plan. */
export function OccasionPage({ occasion, text }: OccasionPageProps) {
  const { t } = useTranslation('pages');
  const pathTo = usePathTo();
  return (
    <>
      <PageHead title={text.meta.title} description={text.meta.description} link={{ page: 'occasion', occasion }} />
      <Opening
        crumbs={[
          { name: t('names.occasions'), url: pathTo({ page: 'occasions' }) },
          { name: text.title, url: pathTo({ page: 'occasion', occasion }) },
        ]}
        title={text.hero.title}
        description={text.hero.description}
        image={text.hero.image}
      >
        <QuoteActions />
      </Opening>
      <OccasionExamples examples={text.examples} />
      <Section>
        <div className={styles.advice}>
          <div className={styles.words}>
            <Advice section={text.section1} />
            <Advice section={text.section2} />
          </div>
          <div className={styles.list}>
            <h2>{text.value.title}</h2>
            <RichText html={text.value.description} />
          </div>
        </div>
      </Section>
    </>
  );
}

/** A photograph is specific to the occasion. Our drawings appear on other pages too, and a kind of trip has one. */
function Advice({ section: { title, description, image, imageAlt } }: { readonly section: OccasionText['section1'] }) {
  return (
    <section className={styles.subject}>
      <h2>{title}</h2>
      <RichText html={description} />
      {isPhoto(image) && <Illustration name={image} alt={imageAlt} />}
    </section>
  );
}
