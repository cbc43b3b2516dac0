import type { ReactNode } from 'react';
import { formatAmount } from '#domain/money/format-money.ts';
import { tagOf } from '#domain/sites/language.ts';
import { nameOfState } from '#domain/trip/states.ts';
import { useTravelWords } from '../../../explain/use-travel-words.ts';
import { PrivateHead } from '../../../head/page-head.tsx';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { useSiteFrame } from '../../../site-context.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Illustration } from '../../../ui/illustration.tsx';
import { CanceledAccountPart } from '../documents/documents-part.tsx';
import type { Account } from '../documents/load-account.ts';
import { AgainForm } from '../shared/again-form.tsx';
import { OrderedFacts } from '../shared/group-facts.tsx';
import { ItineraryList } from '../shared/itinerary-list.tsx';
import styles from '../shared/panel.module.css';
import { PhonePanel } from '../shared/phone-panel.tsx';
import type { TripData } from '../shared/state/load-trip.ts';
import { StandingTrip } from '../shared/state/standing-trip.tsx';
import { fullNameOf } from '../shared/state/travel.ts';
import { tripLink } from '../shared/state/trip-link.ts';
import { TripPage, TripPart } from '../shared/trip-page.tsx';

type BookingCanceledPageProps = { readonly data: TripData; readonly account: Account | null; readonly after: ReactNode };

/** A cancelled booking, and its cost. Printed without the site's frame. */
export function BookingCanceledPage({ data, account, after }: BookingCanceledPageProps) {
  const { t } = useTranslation('trip');
  const { language } = useSiteFrame();
  const { moment } = useTravelWords();
  const { travel, zone } = data;
  const { reference, customer, cancelation } = travel;
  const state = nameOfState(travel);
  if (state !== 'cancelled' && state !== 'declined') {
    return <StandingTrip data={data} texts="bookingCanceled.notCanceled" to={tripLink(data, 'overview')} after={after} />;
  }
  return (
    <TripPage
      heading={t('bookingCanceled.heading')}
      lead={
        cancelation === null
          ? t('bookingCanceled.leadDeclined', { reference })
          : t('bookingCanceled.lead', { reference, moment: moment(cancelation.at, { ...travel, zone }), email: customer.email })
      }
      facts={<span>{fullNameOf(customer)}</span>}
      picture={<Illustration name="cancelled" eager />}
      aside={<PhonePanel reference={reference} />}
      after={after}
      printsAlone
    >
      <PrivateHead title={t('titles.bookingCanceled', { reference, name: fullNameOf(customer) })} />
      {cancelation !== null && (
        <p className={styles.title}>
          {hasFee(cancelation.fee)
            ? t('bookingCanceled.fee', { fee: formatAmount(cancelation.fee, tagOf(language)) })
            : t('bookingCanceled.free')}
        </p>
      )}
      <div className={styles.actions}>
        <AgainForm travel={travel} label={t('bookingCanceled.again')} keepsDays size="l" />
      </div>
      <CanceledAccountPart data={data} account={account} />
      <TripPart heading={t('itinerary.heading')}>
        <ItineraryList stops={travel.stops} namesZone={travel.namesZone} />
        <OrderedFacts travel={travel} />
        <p className={classNames(styles.text, styles.shown)}>{t('bookingCanceled.print')}</p>
      </TripPart>
      <PrintedIdentity />
    </TripPage>
  );
}

/** The cost is shown where there is one (docs/specification.md#screens). */
function hasFee(fee: string): boolean {
  return fee !== '' && fee !== '0';
}

/** On paper, where the footer is left out: the contracting company. */
function PrintedIdentity() {
  const { t } = useTranslation('common');
  const { company } = useSiteFrame();
  return (
    <address className={styles.printed}>
      <strong>{company.legalName}</strong>
      <span>
        {company.street}, {company.zip} {company.city}
      </span>
      <span>
        {company.register} {company.registerNumber}
      </span>
      <span>{t('footer.vat', { number: company.vatNumber })}</span>
    </address>
  );
}
