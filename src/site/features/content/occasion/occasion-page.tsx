import type { OccasionKey } from '#domain/sites/keys.ts';
import { PageHead } from '../../../head/page-head.tsx';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { usePathTo } from '../../../site-context.ts';
import { Hero } from '../../../ui/hero.tsx';
import { PictureText } from '../editorial/picture-text.tsx';
import { ValuePanel } from '../editorial/value-panel.tsx';
import type { OccasionText } from '../load-subjects.ts';
import { QuoteActions } from '../quote-actions.tsx';
import { OccasionExamples } from './occasion-examples.tsx';

type OccasionPageProps = { readonly occasion: OccasionKey; readonly text: OccasionText };

/** What a kind of trip asks of the bus and of the plan. */
export function OccasionPage({ occasion, text }: OccasionPageProps) {
  const { t } = useTranslation('pages');
  const pathTo = usePathTo();
  const link = { page: 'occasion', occasion } as const;
  return (
    <>
      <PageHead title={text.meta.title} description={text.meta.description} link={link} />
      <Hero
        heading={text.hero.title}
        description={text.hero.description}
        illustration={text.hero.image}
        morph
        breadcrumbs={[
          { name: t('names.occasions'), url: pathTo({ page: 'occasions' }) },
          { name: text.title, url: pathTo(link) },
        ]}
        actions={<QuoteActions />}
      />
      <PictureText section={text.section1} shown={text.hero.image} />
      <PictureText section={text.section2} flipped />
      <OccasionExamples examples={text.examples} />
      <ValuePanel section={text.value} />
    </>
  );
}
