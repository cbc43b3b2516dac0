import type { FleetKey } from '#domain/sites/keys.ts';
import { PageHead } from '../../../head/page-head.tsx';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { usePathTo } from '../../../site-context.ts';
import { Panel } from '../../../ui/card.tsx';
import { Hero } from '../../../ui/hero.tsx';
import { Container } from '../../../ui/section.tsx';
import { RichText } from '../../../ui/text/rich-text.tsx';
import { PictureText } from '../editorial/picture-text.tsx';
import type { FleetText } from '../load-subjects.ts';
import { QuoteActions } from '../quote-actions.tsx';
import styles from './fleet-type-page.module.css';
import { SeatPlans } from './seat-plans.tsx';

type FleetTypePageProps = { readonly fleet: FleetKey; readonly text: FleetText };

/** One vehicle type: for whom it is, and when another fits better. */
export function FleetTypePage({ fleet, text }: FleetTypePageProps) {
  const { t } = useTranslation('pages');
  const pathTo = usePathTo();
  const link = { page: 'fleet-type', fleet } as const;
  return (
    <>
      <PageHead title={text.meta.title} description={text.meta.description} link={link} />
      <Hero
        heading={text.hero.title}
        description={text.hero.description}
        illustration={text.hero.image}
        morph
        breadcrumbs={[
          { name: t('names.fleet'), url: pathTo({ page: 'fleet' }) },
          { name: text.title, url: pathTo(link) },
        ]}
        actions={<QuoteActions />}
      />
      <Fit text={text} />
      <SeatPlans fleet={fleet} text={text} />
      <PictureText section={text.section2} flipped tone="sunken" />
    </>
  );
}

/** The vehicle's drawing is above already. Beside its text is what to consider. */
function Fit({ text: { section1, section3 } }: { readonly text: FleetText }) {
  return (
    <Container className={styles.fit}>
      <section className={styles.words}>
        <h2>{section1.title}</h2>
        <RichText html={section1.description} />
      </section>
      <Panel tone="tint">
        <h2 className={styles.panelTitle}>{section3.title}</h2>
        <RichText html={section3.description} />
      </Panel>
    </Container>
  );
}
