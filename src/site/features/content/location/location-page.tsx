import { type ComponentProps, Suspense } from 'react';
import { equivalentsOf } from '../../../api/enums.ts';
import type { ServiceFacts } from '../../../head/describe-page.ts';
import { PageHead } from '../../../head/page-head.tsx';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { usePathTo } from '../../../site-context.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/card.tsx';
import { Hero } from '../../../ui/hero.tsx';
import { scriptAfter } from '../../../ui/script-after.ts';
import { Section } from '../../../ui/section.tsx';
import { RichText } from '../../../ui/text/rich-text.tsx';
import { Fold } from '../fold/fold.tsx';
import type { LocationText } from '../load-subjects.ts';
import { PlacesForm } from '../places-form.tsx';
import { CityNotes } from './city-notes.tsx';
import { Destinations } from './destinations.tsx';
import { LocalQuestions } from './local-questions.tsx';
import styles from './location-page.module.css';

const load = async () => (await import('../late/city-prices.ts')).CityPart;
const CityPart = import.meta.env.SSR ? await load() : scriptAfter(load);

/** A city: first a price, then the form for another, then what a group has to know of its stops, zones and airports. */
export function LocationPage({ text }: { readonly text: LocationText }) {
  const { t } = useTranslation('pages');
  const pathTo = usePathTo();
  const { languageSlug: slug, title: city, hero, meta } = text;
  const link = { page: 'location', slug } as const;
  const readOnly = (part: ComponentProps<typeof CityPart>['part']) => (
    <Suspense>
      <CityPart text={text} part={part} />
    </Suspense>
  );
  return (
    <>
      <PageHead
        {...meta}
        link={link}
        equivalents={equivalentsOf(text)}
        picture={hero.image}
        service={import.meta.env.SSR ? serviceOf(text) : undefined}
        isIndexable={text.isIndexable}
      />
      <Hero
        heading={hero.title}
        description={hero.description}
        illustration={hero.image}
        morph
        breadcrumbs={[
          { name: t('names.locations'), url: pathTo({ page: 'locations' }) },
          ...text.hubs
            .filter(({ kind }) => kind === 'region')
            .map(({ title, languageSlug }) => ({ name: title, url: pathTo({ page: 'location', slug: languageSlug }) })),
          { name: city, url: pathTo(link) },
        ]}
        actions={
          <>
            {readOnly('wanted')}
            <PlacesForm from={city} className={styles.places} />
          </>
        }
      />
      {readOnly('answers')}
      <Destinations text={text} />
      {readOnly('trips')}
      <LocalFacts text={text} />
      <CityNotes city={city} notes={text.notes} />
      <LocalQuestions heading={t('location.questions', { city })} questions={text.questions} />
    </>
  );
}

/** The page's offer for search engines: the city, and the prices of its example trips. */
function serviceOf({ title: city, exampleTrips }: LocationText): ServiceFacts {
  return { city, offers: exampleTrips.map(({ to, totalCents }) => ({ name: `${city} – ${to}`, totalCents })) };
}

function LocalFacts({ text }: { readonly text: LocationText }) {
  return (
    <Section id="stops">
      <div className={styles.facts}>
        <div className={styles.words}>
          {[text.location, text.platform].map(({ title, description }) => (
            <Fold key={title} summary={<h2 className={styles.title}>{title}</h2>}>
              <RichText html={description} />
            </Fold>
          ))}
        </div>
        <PlanningPanel text={text} />
      </div>
    </Section>
  );
}

function PlanningPanel({ text: { title: city, value } }: { readonly text: LocationText }) {
  const { t } = useTranslation('pages');
  return (
    <aside className={styles.aside} aria-labelledby="planning">
      <Panel tone="tint">
        <h2 id="planning" className={styles.title}>
          {value.title}
        </h2>
        <RichText html={value.description} />
        <ButtonLink to={{ page: 'request-quote' }} search={{ from: city }} variant="secondary" wide>
          {t('location.plan', { city })}
        </ButtonLink>
      </Panel>
    </aside>
  );
}
