import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { CallToAction } from '../features/content/call-to-action.tsx';
import { ContentSection } from '../features/content/content-section.tsx';
import { findSection } from '../features/content/find-section.ts';
import { FleetCards } from '../features/content/fleet/fleet-cards.tsx';
import { loadFaqs, loadFleet, loadOccasions, loadProof } from '../features/content/load-lists.ts';
import { loadPraise } from '../features/content/load-reviews.ts';
import { type EditorialSection, loadEditorialText } from '../features/content/load-subjects.ts';
import { CityPictures } from '../features/content/location/city-pictures.tsx';
import { OccasionTiles } from '../features/content/occasion/occasion-tiles.tsx';
import { Proof } from '../features/content/proof/proof.tsx';
import { TextLanguage } from '../features/content/text-language.tsx';
import { FaqBlock } from '../features/faq/faq-block.tsx';
import { HomeHero } from '../features/home/home-hero.tsx';
import { StoryLinks } from '../features/home/story-links.tsx';
import { ReviewsBlock } from '../features/reviews/reviews-block.tsx';
import { PageHead } from '../head/page-head.tsx';
import type { RouteHandle } from '../i18n/route-namespaces.ts';
import { useTranslation } from '../i18n/site-texts.ts';
import { getPageRequest } from '../page-loader.ts';
import { useSiteFrame } from '../site-context.ts';
import { Steps } from '../ui/steps.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const page = getPageRequest({ context });
  const [text, fleet, occasions, faqs, praise, proof] = await Promise.all([
    loadEditorialText(page, 'home'),
    loadFleet(page),
    loadOccasions(page),
    loadFaqs(page, 'home'),
    loadPraise(page, { limit: 3 }),
    loadProof(page),
  ]);
  return { text: { ...text, sections: text.sections.flatMap(keepShown) }, fleet, occasions, faqs, praise, proof };
}

/** The page sends its data along with its words: what it does not show would put it over its bar for size. */
function keepShown(section: EditorialSection): readonly EditorialSection[] {
  if (section.key === 'partners') return [];
  return section.key === 'reviews' || section.key === 'faq' ? [{ ...section, description: '' }] : [section];
}

export default function HomePage() {
  const { text, faqs, praise, proof } = useLoaderData<typeof loader>();
  const { selectedCaseStudies } = useSiteFrame();
  const { t } = useTranslation('pages');
  return (
    <TextLanguage language={text.textLanguage}>
      <PageHead title={text.meta.title} description={text.meta.description} link={{ page: 'home' }} />
      <HomeHero hero={text.hero} />
      <Offer />
      <Proof proof={proof} />
      {selectedCaseStudies.length > 0 && (
        <ContentSection section={findSection(text, 'case-studies')} more={{ link: { page: 'case-studies' }, label: t('home.allStories') }}>
          <StoryLinks />
        </ContentSection>
      )}
      <ReviewsBlock {...praise} heading={findSection(text, 'reviews')?.title} tone="sunken" />
      <FaqBlock items={faqs} heading={findSection(text, 'faq')?.title} />
      <CallToAction />
    </TextLanguage>
  );
}

/** In what, for what, from where and how. */
function Offer() {
  const { text, fleet, occasions } = useLoaderData<typeof loader>();
  const { popularLocations } = useSiteFrame();
  const { t } = useTranslation('pages');
  const howItWorks = findSection(text, 'how-it-works');
  return (
    <>
      <ContentSection section={findSection(text, 'fleet')} more={{ link: { page: 'fleet' }, label: t('home.allFleet') }}>
        <FleetCards fleet={fleet} />
      </ContentSection>
      <ContentSection section={findSection(text, 'occasions')} tone="sunken">
        <OccasionTiles occasions={occasions} />
      </ContentSection>
      <ContentSection section={findSection(text, 'locations')} more={{ link: { page: 'locations' }, label: t('home.allLocations') }}>
        <CityPictures places={popularLocations} />
      </ContentSection>
      <ContentSection section={howItWorks} tone="tint">
        <Steps direction="row" steps={(howItWorks?.items ?? []).map(({ title, description }) => ({ title, text: description }))} />
      </ContentSection>
    </>
  );
}

export const handle = { namespaces: ['pages'] } satisfies RouteHandle;
