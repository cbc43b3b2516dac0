import { PaymentList } from '../../../explain/payment-list.tsx';
import { useTravelWords } from '../../../explain/use-travel-words.ts';
import { PrivateHead } from '../../../head/page-head.tsx';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { usePathTo } from '../../../site-context.ts';
import { Notice } from '../../../ui/message/notice.tsx';
import { SummaryList } from '../../../ui/summary-list.tsx';
import { FeeTable } from '../shared/fee-table.tsx';
import { ItineraryList } from '../shared/itinerary-list.tsx';
import styles from '../shared/panel.module.css';
import { PhonePanel } from '../shared/phone-panel.tsx';
import { PriceBox } from '../shared/price-box.tsx';
import { PriceLines } from '../shared/price-lines.tsx';
import { destinationOf } from '../shared/travel.ts';
import { TripPage, TripPart } from '../shared/trip-page.tsx';
import type { ForwardedData } from './load-forwarded-quote.ts';

/** A quote for whoever decides about it: everything that it says, and nothing that it does (reading 25). */
export function ForwardedPage({ data }: { readonly data: ForwardedData }) {
  const { t } = useTranslation('trip');
  const words = useTravelWords();
  const { quote, zone, countryNames } = data;
  const { choice, reference, askedBy, bookedAt, stops } = quote;
  return (
    <TripPage
      heading={t('overview.heading', { destination: destinationOf(quote) })}
      lead={askedBy === '' ? t('forwarded.lead') : t('forwarded.leadFor', { name: askedBy })}
      facts={<span>{t('reference', { reference })}</span>}
      asideFirst
      aside={
        <>
          {choice !== null && (
            <PriceBox choice={choice} travel={quote} zone={zone}>
              <QuoteFile id={data.id} />
            </PriceBox>
          )}
          <PhonePanel reference={reference} />
        </>
      }
    >
      <PrivateHead title={t('titles.forwarded', { reference })} />
      {bookedAt === null ? <Notice>{t('forwarded.readOnly')}</Notice> : <Notice kind="success">{t('forwarded.booked')}</Notice>}
      <TripPart heading={t('itinerary.heading')}>
        <ItineraryList stops={stops} routePicture={quote.routePicture} withWhereabouts />
        <SummaryList
          rows={[
            { key: t('itinerary.group'), value: words.passengers(quote.passengers) },
            ...(choice === null ? [] : [{ key: t('check.vehicle'), value: words.vehicles(choice.vehicles) }]),
          ]}
        />
      </TripPart>
      {choice !== null && (
        <>
          <TripPart heading={t('lines.heading')} lead={t('lines.lead')}>
            <PriceLines choice={choice} countryNames={countryNames} />
          </TripPart>
          <TripPart heading={t('payments.heading')}>
            <PaymentList paymentPlan={choice.paymentPlan} />
          </TripPart>
          <TripPart heading={words.t('cancellation.title')}>
            <FeeTable travel={quote} zone={zone} />
          </TripPart>
        </>
      )}
    </TripPage>
  );
}

function QuoteFile({ id }: { readonly id: string }) {
  const { t } = useTranslation('form');
  const pathTo = usePathTo();
  return (
    <p className={styles.switch}>
      <a href={pathTo({ page: 'trip-document', flow: 'forwarded', id, file: 'quote.pdf' })}>{t('explain.pdf')}</a>
    </p>
  );
}
