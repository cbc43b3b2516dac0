import type { ReactNode } from 'react';
import { formatCents } from '#domain/money/format-money.ts';
import { tagOf } from '#domain/sites/language.ts';
import { nameOfState } from '#domain/trip/states.ts';
import { momentOf } from '../../../explain/stop-times.ts';
import { useTravelWords } from '../../../explain/use-travel-words.ts';
import { PrivateHead } from '../../../head/page-head.tsx';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { useSiteFrame } from '../../../site-context.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Illustration } from '../../../ui/illustration.tsx';
import { AgainForm } from '../shared/again-form.tsx';
import styles from '../shared/panel.module.css';
import { PhonePanel } from '../shared/phone-panel.tsx';
import { linkInFlow } from '../shared/state/flow-links.ts';
import type { TripData } from '../shared/state/load-trip.ts';
import { StandingTrip } from '../shared/state/standing-trip.tsx';
import { fullNameOf, type Travel } from '../shared/state/travel.ts';
import { tripLink } from '../shared/state/trip-link.ts';
import { TripPage } from '../shared/trip-page.tsx';

/** A declined quote. */
export function QuoteCanceledPage({ data, after }: { readonly data: TripData; readonly after: ReactNode }) {
  const { t } = useTranslation('trip');
  const { travel } = data;
  const { reference, customer, bookingId } = travel;
  const state = nameOfState(travel);
  if (state === 'cancelled' && bookingId !== null)
    return <StandingTrip data={data} texts="overview.cancelled" to={linkInFlow('my-booking', bookingId, 'canceled')} after={after} />;
  if (state !== 'declined') {
    return <StandingTrip data={data} texts="quoteCanceled.notCanceled" to={tripLink(data, 'overview')} after={after} />;
  }
  return (
    <TripPage
      heading={t('quoteCanceled.heading')}
      lead={t('quoteCanceled.lead', { reference })}
      facts={<span>{fullNameOf(customer)}</span>}
      picture={<Illustration name="cancelled" eager />}
      aside={<PhonePanel reference={reference} />}
      after={after}
    >
      <PrivateHead title={t('titles.quoteCanceled', { reference, name: fullNameOf(customer) })} />
      <Alternatives alternatives={travel.alternatives} />
      <p>{t('quoteCanceled.text')}</p>
      <div className={styles.actions}>
        <AgainForm travel={travel} label={t('quoteCanceled.again')} keepsDays size="l" />
        <ButtonLink to={{ page: 'home' }} variant="secondary" size="l">
          {t('quoteCanceled.home')}
        </ButtonLink>
      </div>
    </TripPage>
  );
}

/** Alternatives that our people can drive, each with a button that requests it. Those at agreed prices our people book. */
function Alternatives({ alternatives }: Pick<Travel, 'alternatives'>) {
  const { t } = useTranslation('trip');
  const { language } = useSiteFrame();
  const words = useTravelWords();
  if (alternatives.length === 0) return null;
  const wordsOf = ({ totalCents, ...moment }: Omit<Travel['alternatives'][number], 'search'>) => ({
    moment: words.localMoment(momentOf(moment)),
    total: formatCents(totalCents, tagOf(language)),
  });
  const agreed = alternatives.filter(({ search }) => search === '');
  return (
    <>
      <p>{t('quoteCanceled.alternatives')}</p>
      {agreed.length > 0 && (
        <>
          <ul>
            {agreed.map(({ search: _, ...each }) => (
              <li key={`${each.date} ${each.time}`}>{t('quoteCanceled.agreed', wordsOf(each))}</li>
            ))}
          </ul>
          <p>{t('quoteCanceled.howAgreed')}</p>
        </>
      )}
      {agreed.length < alternatives.length && (
        <p className={styles.actions}>
          {alternatives
            .filter(({ search }) => search !== '')
            .map(({ search, ...each }) => (
              <ButtonLink key={search} to={{ page: 'request-quote' }} search={Object.fromEntries(new URLSearchParams(search))} size="l">
                {t('quoteCanceled.ask', wordsOf(each))}
              </ButtonLink>
            ))}
        </p>
      )}
    </>
  );
}
