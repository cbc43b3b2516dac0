import { mapName } from '#domain/sites/map-path.ts';
import { equivalentsOf } from '../../../api/enums.ts';
import type { ServiceFacts } from '../../../head/describe-page.ts';
import { PageHead } from '../../../head/page-head.tsx';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { usePathTo, useSiteFrame } from '../../../site-context.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Hero } from '../../../ui/hero.tsx';
import { Section } from '../../../ui/section.tsx';
import { RichText } from '../../../ui/text/rich-text.tsx';
import type { HubText } from '../load-subjects.ts';
import { LocalQuestions } from '../location/local-questions.tsx';
import { HubTowns } from './hub-towns.tsx';

/** A province, Land, region, country or airport: the towns around it, the distances and the prices. */
export function HubPage({ text }: { readonly text: HubText }) {
  const { t } = useTranslation('pages');
  const pathTo = usePathTo();
  const { site, language } = useSiteFrame();
  const { languageSlug: slug, title: name, hero, meta } = text;
  const link = { page: 'location', slug } as const;
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
        illustration={text.kind === 'region' ? mapName({ site, language, languageSlug: slug }) : hero.image}
        breadcrumbs={[
          { name: t('names.locations'), url: pathTo({ page: 'locations' }) },
          { name, url: pathTo(link) },
        ]}
        actions={
          <ButtonLink to={{ page: 'request-quote' }} search={searchOf(text)} size="l">
            {t('hub.ask')}
          </ButtonLink>
        }
      />
      {text.sections.map(({ title, description }) => (
        <Section key={title} heading={title} width="beside">
          <RichText html={description} />
        </Section>
      ))}
      <HubTowns text={text} />
      <TransferTariff text={text} />
      <LocalQuestions heading={t('hub.questions')} questions={text.questions} />
    </>
  );
}

/** The form then has the airport filled in. */
function searchOf({ kind, title, placeKey }: HubText): Readonly<Record<string, string>> {
  return kind === 'airport' ? { type: 'one-way', to: title, toKey: placeKey } : {};
}

function TransferTariff({ text: { tariff } }: { readonly text: HubText }) {
  const { t } = useTranslation('pages');
  if (tariff === null) return null;
  const { mostKilometres: kilometres, minimumPercent: percent, waitingMinutes: minutes } = tariff;
  return (
    <Section heading={t('hub.tariff')} width="beside">
      <p>{t('hub.tariffText', { kilometres, percent, minutes })}</p>
    </Section>
  );
}

/** The page's offer for search engines: one price a town, the smallest vehicle's first. */
function serviceOf({ kind, title, towns }: HubText): ServiceFacts {
  const offers = towns.flatMap(({ title: town, prices }) =>
    prices.slice(0, 1).map(({ to, totalCents }) => ({ name: `${town} – ${to}`, totalCents })),
  );
  return { city: title, kind, offers };
}
