import { Suspense } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { withReadOnly } from '../delivery/read-only-data.ts';
import { ContentSection } from '../features/content/content-section.tsx';
import { findSection } from '../features/content/find-section.ts';
import fleetRoad from '../features/content/fleet/fleet-road.module.css';
import board from '../features/content/home/board.module.css';
import { HomeHero } from '../features/content/home/home-hero.tsx';
import { FleetRoad, HomeFigures, TrustLine } from '../features/content/home/home-parts.ts';
import { loadHomeParts } from '../features/content/home/load-home.ts';
import audience from '../features/content/home/parts/audience.module.css';
import countries from '../features/content/home/parts/countries.module.css';
import law from '../features/content/home/parts/law-plan.module.css';
import apart from '../features/content/home/parts/price-apart.module.css';
import strip from '../features/content/home/route-strip.module.css';
import trust from '../features/content/home/trust-line.module.css';
import { loadFaqs, loadFleet } from '../features/content/load-lists.ts';
import { loadPraise } from '../features/content/load-reviews.ts';
import { type EditorialSection, loadEditorialText } from '../features/content/load-subjects.ts';
import { TextLanguage } from '../features/content/text-language.tsx';
import { FaqBlock } from '../features/faq/faq-block.tsx';
import { ReviewsBlock } from '../features/reviews/reviews-block.tsx';
import { PageHead } from '../head/page-head.tsx';
import type { RouteHandle } from '../i18n/route-namespaces.ts';
import { useTranslation } from '../i18n/site-texts.ts';
import { getPageRequest } from '../page-loader.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const page = getPageRequest({ context });
  const [text, parts, fleet, faqs, praise] = await Promise.all([
    loadEditorialText(page, 'home'),
    loadHomeParts(page),
    loadFleet(page),
    loadFaqs(page, 'home'),
    loadPraise(page, { limit: 3, withSamplePartners: true }),
  ]);
  const { example, ...figures } = parts;
  return withReadOnly(
    { example, text: { ...text, sections: text.sections.map(keepShown) }, fleet },
    { read: { ...figures, faqs, praise } },
    page,
  );
}

/** The page sends its data along with its HTML. Data that it does not show would exceed its size limit. */
function keepShown(section: EditorialSection): EditorialSection {
  return withLead.has(section.key) ? section : { ...section, description: '' };
}

const withLead: ReadonlySet<string> = new Set(['fleet', 'countries']);

export default function HomePage() {
  const { text, example, fleet, read } = useLoaderData<typeof loader>();
  const { t } = useTranslation('pages');
  return (
    <TextLanguage language={text.textLanguage}>
      <PageHead title={text.meta.title} description={text.meta.description} link={{ page: 'home' }} />
      <HomeHero hero={text.hero} example={example} />
      <Suspense>
        <TrustLine />
      </Suspense>
      <ContentSection section={findSection(text, 'fleet')} more={{ link: { page: 'fleet' }, label: t('home.allFleet') }}>
        <Suspense>
          <FleetRoad fleet={fleet} />
        </Suspense>
      </ContentSection>
      <Suspense>
        <HomeFigures text={text} read={read}>
          {({ praise, faqs }) => (
            <>
              <ReviewsBlock {...praise} heading={findSection(text, 'reviews')?.title} tone="sunken" />
              <FaqBlock isSaid={false} items={faqs} heading={findSection(text, 'faq')?.title} />
            </>
          )}
        </HomeFigures>
      </Suspense>
    </TextLanguage>
  );
}

export const handle = {
  namespaces: ['pages'],
  styles: [apart.parts, law.columns, audience.cards, countries.sites, board.board, strip.strip, trust.band, fleetRoad.road],
} satisfies RouteHandle;
