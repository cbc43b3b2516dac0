import { Suspense } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import storyLinks from '../features/content/case-study/story-links.module.css';
import { ClosingScene } from '../features/content/closing-scene.tsx';
import { ContentSection } from '../features/content/content-section.tsx';
import { findSection } from '../features/content/find-section.ts';
import { FleetRoad } from '../features/content/fleet/fleet-road.tsx';
import { loadCaseStudies, loadFaqs, loadFleet, loadOccasions, loadProof } from '../features/content/load-lists.ts';
import { loadPraise } from '../features/content/load-reviews.ts';
import { type EditorialSection, loadEditorialText } from '../features/content/load-subjects.ts';
import { CityPictures } from '../features/content/location/city-pictures.tsx';
import { OccasionTiles } from '../features/content/occasion/occasion-tiles.tsx';
import proof from '../features/content/proof/proof.module.css';
import { QuoteActions } from '../features/content/quote-actions.tsx';
import howItWorks from '../features/content/steps/how-it-works.module.css';
import sampleTrip from '../features/content/steps/sample-trip.module.css';
import { TextLanguage } from '../features/content/text-language.tsx';
import { FaqBlock } from '../features/faq/faq-block.tsx';
import { HomeHero } from '../features/home/home-hero.tsx';
import { ReviewsBlock } from '../features/reviews/reviews-block.tsx';
import { PageHead } from '../head/page-head.tsx';
import type { RouteHandle } from '../i18n/route-namespaces.ts';
import { useTranslation } from '../i18n/site-texts.ts';
import { getPageRequest } from '../page-loader.ts';
import { useSiteFrame } from '../site-context.ts';
import { scriptAfter } from '../ui/script-after.ts';
import steps from '../ui/steps/steps.module.css';
import sides from '../ui/vehicle/vehicle-sides.module.css';

const loadParts = () => import('../features/content/late/home-parts.ts');
const { HowItWorks, Proof, StoryLinks } = import.meta.env.SSR
  ? await loadParts()
  : {
      HowItWorks: scriptAfter(async () => (await loadParts()).HowItWorks),
      Proof: scriptAfter(async () => (await loadParts()).Proof),
      StoryLinks: scriptAfter(async () => (await loadParts()).StoryLinks),
    };

export async function loader({ context }: LoaderFunctionArgs) {
  const page = getPageRequest({ context });
  const [text, fleet, occasions, faqs, praise, proof, stories] = await Promise.all([
    loadEditorialText(page, 'home'),
    loadFleet(page),
    loadOccasions(page),
    loadFaqs(page, 'home'),
    loadPraise(page, { limit: 3, withSamplePartners: true }),
    loadProof(page),
    loadCaseStudies(page),
  ]);
  return {
    text: { ...text, sections: text.sections.flatMap(keepShown) },
    ...{ fleet, faqs, praise, proof },
    occasions: occasions.map(({ slug, title, hero: { image } }) => ({ slug, title, image })),
    stories: stories.map(({ hero }) => hero.image).slice(0, 3),
  };
}

/** The page sends its data along with its words: what it does not show would put it over its bar for size. */
function keepShown(section: EditorialSection): readonly EditorialSection[] {
  if (section.key === 'partners') return [];
  return withoutLead.has(section.key) ? [{ ...section, description: '' }] : [section];
}

/** What they head says it by itself. */
const withoutLead: ReadonlySet<string> = new Set(['how-it-works', 'locations', 'occasions', 'reviews', 'faq']);

export default function HomePage() {
  const { text, faqs, praise, stories } = useLoaderData<typeof loader>();
  const { selectedCaseStudies } = useSiteFrame();
  const { t } = useTranslation('pages');
  return (
    <TextLanguage language={text.textLanguage}>
      <PageHead title={text.meta.title} description={text.meta.description} link={{ page: 'home' }} />
      <HomeHero hero={text.hero} />
      <Offer />
      {selectedCaseStudies.length > 0 && (
        <ContentSection section={findSection(text, 'case-studies')} more={{ link: { page: 'case-studies' }, label: t('home.allStories') }}>
          <Suspense>
            <StoryLinks pictures={stories} />
          </Suspense>
        </ContentSection>
      )}
      <ReviewsBlock {...praise} heading={findSection(text, 'reviews')?.title} tone="sunken" />
      <FaqBlock items={faqs} heading={findSection(text, 'faq')?.title} />
      <ClosingScene>
        <QuoteActions />
      </ClosingScene>
    </TextLanguage>
  );
}

/** In what and how, for what, what holds, and from where. */
function Offer() {
  const { text, fleet, occasions, proof } = useLoaderData<typeof loader>();
  const { popularLocations } = useSiteFrame();
  const { t } = useTranslation('pages');
  const howItWorks = findSection(text, 'how-it-works');
  return (
    <>
      <ContentSection section={findSection(text, 'fleet')} more={{ link: { page: 'fleet' }, label: t('home.allFleet') }}>
        <FleetRoad fleet={fleet} />
      </ContentSection>
      <ContentSection section={howItWorks} tone="tint">
        <Suspense>
          <HowItWorks items={howItWorks?.items ?? []} proof={proof} />
        </Suspense>
      </ContentSection>
      <ContentSection section={findSection(text, 'occasions')}>
        <OccasionTiles occasions={occasions} />
      </ContentSection>
      <Suspense>
        <Proof proof={proof} />
      </Suspense>
      <ContentSection section={findSection(text, 'locations')} more={{ link: { page: 'locations' }, label: t('home.allLocations') }}>
        <CityPictures places={popularLocations} />
      </ContentSection>
    </>
  );
}

export const handle = {
  namespaces: ['pages'],
  styles: [proof.proofs, howItWorks.columns, sampleTrip.ticket, sides.sides, steps.column, storyLinks.stories],
} satisfies RouteHandle;
