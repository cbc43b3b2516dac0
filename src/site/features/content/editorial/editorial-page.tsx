import type { ReactNode } from 'react';
import { brand } from '#domain/sites/brand.ts';
import { PageHead } from '../../../head/page-head.tsx';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { usePathTo } from '../../../site-context.ts';
import { Hero } from '../../../ui/hero.tsx';
import { Story } from '../case-study/story.tsx';
import { ClosingScene } from '../closing-scene.tsx';
import type { EditorialKey } from '../item-of-path.ts';
import type { InvoiceTrip } from '../load-lists.ts';
import type { EditorialText } from '../load-subjects.ts';
import { QuoteActions } from '../quote-actions.tsx';
import { TextLanguage } from '../text-language.tsx';
import { ContactColumns, ContactPanel } from './contact.tsx';
import { InvoiceSheet } from './invoice-sheet.tsx';
import { LegalText } from './legal-text.tsx';
import { Reasons } from './reasons.tsx';
import { TripRoad } from './trip-road.tsx';

type EditorialPageProps = {
  readonly pageKey: EditorialKey;
  readonly text: EditorialText;
  /** The trip whose invoice the business page shows; none where none has a price today. */
  readonly invoice?: readonly InvoiceTrip[] | undefined;
  /** The form of the contact page. */
  readonly form?: ReactNode;
  /** What follows the text: reviews, questions. */
  readonly children?: ReactNode;
};

const storyKeys = ['about', 'business', 'why-choose-us'] as const satisfies readonly EditorialKey[];
type StoryKey = (typeof storyKeys)[number];

/** A text page: a story, arguments, contact, or legal. */
export function EditorialPage({ pageKey, text, invoice = [], form, children }: EditorialPageProps) {
  const pathTo = usePathTo();
  const path = pathTo({ page: pageKey });
  return (
    <TextLanguage language={text.textLanguage}>
      <PageHead title={text.meta.title} description={text.meta.description} link={{ page: pageKey }} />
      {isStory(pageKey) && <StoryPage pageKey={pageKey} text={text} path={path} invoice={invoice} />}
      {pageKey === 'contact' && <ContactPage text={text} path={path} form={form} />}
      {!isStory(pageKey) && pageKey !== 'contact' && <LegalText text={text} path={path} />}
      {children}
      {isStory(pageKey) && <ClosingScene />}
    </TextLanguage>
  );
}

/** The column beside the text. */
const pictures = { about: 'scene-office', business: 'scene-airport' } as const;

function isStory(key: EditorialKey): key is StoryKey {
  return (storyKeys as readonly EditorialKey[]).includes(key);
}

type PartProps = { readonly text: EditorialText; readonly path: string };

function ContactPage({ text, path, form }: PartProps & { readonly form: ReactNode }) {
  const { t } = useTranslation('pages');
  return (
    <>
      <Hero
        heading={text.hero.title}
        description={text.hero.description}
        breadcrumbs={[{ name: t('names.contact'), url: path }]}
        right={<ContactPanel />}
      />
      <ContactColumns form={form} sections={text.sections} />
    </>
  );
}

type StoryProps = PartProps & { readonly pageKey: StoryKey; readonly invoice: readonly InvoiceTrip[] };

function StoryPage({ pageKey, text, path, invoice: [invoice] }: StoryProps) {
  const { t } = useTranslation('pages');
  const argues = pageKey === 'why-choose-us';
  return (
    <>
      <Hero
        heading={text.hero.title}
        description={text.hero.description}
        illustration={text.hero.image}
        right={invoice && <InvoiceSheet facts={invoice} />}
        breadcrumbs={[{ name: t(`names.${pageKey}`, { brand: brand.name }), url: path }]}
        actions={<QuoteActions />}
      />
      {argues ? (
        <Reasons sections={text.sections} />
      ) : (
        <Story sections={text.sections} picture={pictures[pageKey]}>
          {pageKey === 'about' && <TripRoad />}
        </Story>
      )}
    </>
  );
}
