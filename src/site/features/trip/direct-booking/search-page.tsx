import { type ReactNode, useEffect, useRef } from 'react';
import { brand } from '#domain/sites/brand.ts';
import { tagOf } from '#domain/sites/language.ts';
import { formatOpeningHours } from '#domain/sites/opening-hours.ts';
import { sayAnswer } from '#output/texts/travel/say-answer.ts';
import type { Issue } from '../../../api/issue.ts';
import { useTravelWords } from '../../../explain/use-travel-words.ts';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { useSiteFrame } from '../../../site-context.ts';
import { useIssueMessages } from '../../../trip-editor/use-issue-messages.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Hero } from '../../../ui/hero.tsx';
import { EmptyState } from '../../../ui/message/empty-state.tsx';
import { LineNotice } from '../../../ui/message/line-notice.tsx';
import { Notice } from '../../../ui/message/notice.tsx';
import { Price } from '../../../ui/price.tsx';
import { Section } from '../../../ui/section.tsx';
import { Steps } from '../../../ui/steps/steps.tsx';
import type { Refused } from './choose-offer.ts';
import styles from './direct-booking.module.css';
import type { Offers } from './find-offers.ts';
import { OfferList } from './offer-list.tsx';
import { SearchForm } from './search-form.tsx';
import { SearchSummary } from './search-summary.tsx';
import { type SearchValues, toSearchQuery } from './search-values.ts';

const stepNames = ['trip', 'choose', 'order'] as const;

type SearchPageProps = {
  readonly values: SearchValues;
  /** Null before the first search. */
  readonly found: Offers | null;
  readonly refused: Refused | null;
  readonly today: string;
  readonly idempotencyKey: string;
  readonly children?: ReactNode;
};

/** Direct booking: a search, the vehicles with their final prices, and a button that starts the booking. */
export function SearchPage({ values, found, refused, today, idempotencyKey, children }: SearchPageProps) {
  const { t } = useTranslation('trip');
  const issues = [...(found?.kind === 'issues' ? found.issues : []), ...(refused?.issues.filter(isOfForm) ?? [])];
  const messages = useIssueMessages(issues, 2);
  const form = <SearchForm values={values} today={today} messages={messages} />;
  return (
    <>
      {found === null || issues.length > 0 ? (
        <Hero heading={t('search.heading')} description={t('search.lead')} right={form} rightFirst />
      ) : (
        <SearchSummary values={values}>{form}</SearchSummary>
      )}
      {found !== null && (
        <Section tight>
          <OffersHeading isPriced={found.kind === 'offers'} />
          {refused !== null && <RefusedNotice refused={refused} />}
          <LineNotice />
          <Found found={found} values={values} idempotencyKey={idempotencyKey} />
        </Section>
      )}
      <Section heading={t('search.stepsHeading')}>
        <Steps
          direction="row"
          steps={stepNames.map((step) => ({ title: t(`search.steps.${step}.title`), text: t(`search.steps.${step}.text`) }))}
        />
      </Section>
      {children}
    </>
  );
}

/** The results are at the top of the page, and their heading takes the focus after the search. */
function OffersHeading({ isPriced }: { readonly isPriced: boolean }) {
  const { t } = useTranslation('trip');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <header className={styles.found}>
      <h2 ref={heading} tabIndex={-1}>
        {t('search.offersHeading')}
      </h2>
      {isPriced && <p className={styles.note}>{t('search.offersLead')}</p>}
    </header>
  );
}

/** Issues that the form's own fields can fix; the others are shown above the offers. */
function isOfForm({ code, field }: Issue): boolean {
  return code !== 'changed' && field !== 'form' && field !== 'idempotencyKey' && field !== 'optionKey';
}

function RefusedNotice({ refused: { issues, isUnavailable } }: { readonly refused: Refused }) {
  const { t } = useTranslation('trip');
  const { site } = useSiteFrame();
  const hasChanged = issues.some(({ code }) => code === 'changed');
  return (
    <Notice kind={hasChanged ? 'warning' : 'error'} live="alert">
      {hasChanged ? t('search.changed') : t(isUnavailable ? 'search.unavailable' : 'search.refused', { phone: brand.phoneShown[site] })}
    </Notice>
  );
}

type OnRequestProps = { readonly found: Extract<Offers, { kind: 'on-request' }>; readonly values: SearchValues };

/** The price, and when a person confirms that there is a vehicle. */
function OnRequest({ found: { totalCents, answer }, values }: OnRequestProps) {
  const { t, language } = useTranslation('trip');
  const words = useTravelWords();
  const { departure } = words;
  const { site } = useSiteFrame();
  const phone = brand.phoneShown[site];
  const hours = formatOpeningHours(brand.openingHours, tagOf(language));
  return (
    <Notice kind="warning" title={t('search.onRequestTitle')}>
      <p>
        <Price cents={totalCents} size="l" /> {t('request.inclVat')}
      </p>
      <p>
        {t('search.onRequest')} {sayAnswer({ kind: 'vehicle', moment: answer && departure(answer), phone, hours }, words)}
      </p>
      <ButtonLink to={{ page: 'request-quote' }} search={toSearchQuery(values)}>
        {t('search.toRequest')}
      </ButtonLink>
    </Notice>
  );
}

type FoundProps = { readonly found: Offers; readonly values: SearchValues; readonly idempotencyKey: string };

function Found({ found, values, idempotencyKey }: FoundProps) {
  const { t } = useTranslation('trip');
  const { site } = useSiteFrame();
  if (found.kind === 'offers') return <OfferList offers={found.offers} values={values} idempotencyKey={idempotencyKey} />;
  if (found.kind === 'issues') return <p>{t('search.mendFirst')}</p>;
  const phone = brand.phoneShown[site];
  if (found.kind === 'on-request') return <OnRequest found={found} values={values} />;
  if (found.kind !== 'person') {
    return (
      <Notice kind="error" title={t('search.unavailableTitle')}>
        <p>{t('search.unavailable', { phone })}</p>
      </Notice>
    );
  }
  return (
    <EmptyState
      illustration="empty"
      title={t('search.personTitle')}
      actions={
        <ButtonLink to={{ page: 'request-quote' }} search={toSearchQuery(values)} variant="secondary">
          {t('search.toRequest')}
        </ButtonLink>
      }
    >
      <p>{t('search.person', { phone })}</p>
    </EmptyState>
  );
}
