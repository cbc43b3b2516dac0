import type { ReactNode } from 'react';
import { PrivateHead } from '../../../head/page-head.tsx';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { ItineraryList } from '../shared/itinerary-list.tsx';
import { PhonePanel } from '../shared/phone-panel.tsx';
import { ReasonForm } from '../shared/reason-form.tsx';
import type { TripData } from '../shared/state/load-trip.ts';
import type { Refusal } from '../shared/state/send-change.ts';
import { fullNameOf } from '../shared/state/travel.ts';
import { tripLink } from '../shared/state/trip-link.ts';
import { TripPage, TripPart } from '../shared/trip-page.tsx';
import type { ReasonValues } from './decline-quote.ts';

type DeclinePageProps = {
  readonly data: TripData;
  readonly idempotencyKey: string;
  readonly refusal: Refusal<ReasonValues> | undefined;
  readonly after: ReactNode;
};

/** Declines a quote, or withdraws a request without a price. */
export function DeclinePage({ data, idempotencyKey, refusal, after }: DeclinePageProps) {
  const { t } = useTranslation('trip');
  const { travel, choice } = data;
  const { reference, customer } = travel;
  const isRequest = choice === null;
  return (
    <TripPage
      heading={isRequest ? t('cancelQuote.requestHeading') : t('cancelQuote.heading')}
      lead={isRequest ? t('cancelQuote.requestLead') : t('cancelQuote.lead')}
      facts={<span>{t('reference', { reference })}</span>}
      aside={<PhonePanel reference={reference} />}
      after={after}
    >
      <PrivateHead title={t('titles.cancelQuote', { reference, name: fullNameOf(customer) })} />
      <ReasonForm
        data={data}
        idempotencyKey={idempotencyKey}
        refusal={refusal}
        label={t('cancelQuote.reason')}
        hint={t('cancelQuote.reasonHint')}
        confirm={isRequest ? t('cancelQuote.confirmRequest') : t('cancelQuote.confirm')}
        keep={{ to: tripLink(data, 'overview'), label: t('cancelQuote.keep') }}
      />
      <TripPart heading={t('itinerary.heading')}>
        <ItineraryList stops={travel.stops} namesZone={travel.namesZone} />
      </TripPart>
    </TripPage>
  );
}
