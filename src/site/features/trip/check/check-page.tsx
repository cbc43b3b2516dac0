import type { ReactNode } from 'react';
import { PrivateHead } from '../../../head/page-head.tsx';
import { useTranslation } from '../../../i18n/site-texts.ts';
import type { LineFailure } from '../../../send-over-line.ts';
import { SummaryList } from '../../../ui/summary/summary-list.tsx';
import { ContractNote } from '../shared/contract-note.tsx';
import { FoldedParts } from '../shared/folded-part.tsx';
import { GroupFacts } from '../shared/group-facts.tsx';
import { ItineraryList } from '../shared/itinerary-list.tsx';
import styles from '../shared/panel.module.css';
import { PhonePanel } from '../shared/phone-panel.tsx';
import { IncludedList } from '../shared/price/included-list.tsx';
import { PriceBox } from '../shared/price/price-box.tsx';
import { PriceConditions } from '../shared/price/price-conditions.tsx';
import { FeesPart, PricePart } from '../shared/quote-parts.tsx';
import type { TripData } from '../shared/state/load-trip.ts';
import type { Refusal } from '../shared/state/send-change.ts';
import { type Choice, fullNameOf } from '../shared/state/travel.ts';
import { TripPage, TripPart } from '../shared/trip-page.tsx';
import { ChangeLink, useCheckRows, useVehicleRow } from './check-rows.tsx';
import type { PaymentWays } from './load-check-page.ts';
import { OrderForm } from './order-form.tsx';
import type { OrderValues } from './place-order.ts';

type CheckPageProps = {
  readonly data: TripData;
  readonly choice: Choice;
  readonly ways: PaymentWays;
  readonly idempotencyKey: string;
  readonly refusal: Refusal<OrderValues> | undefined;
  /** Where the order could not be sent, or its answer never came. */
  readonly line: LineFailure['line'] | null;
  readonly progress?: ReactNode;
  readonly after: ReactNode;
};

/** Step 3: everything once more, then the order. */
export function CheckPage({ data, choice, ways, idempotencyKey, refusal, line, progress, after }: CheckPageProps) {
  const { t } = useTranslation('trip');
  const { travel, zone, countryNames } = data;
  const { reference, customer } = travel;
  return (
    <TripPage
      progress={progress}
      heading={t('check.heading')}
      lead={t('check.lead')}
      facts={<span>{t('reference', { reference })}</span>}
      asideFirst
      aside={
        <>
          <PriceBox choice={choice} travel={travel} zone={zone} />
          <PhonePanel reference={reference} />
        </>
      }
      after={after}
    >
      <PrivateHead title={t('titles.check', { reference, name: fullNameOf(customer) })} />
      <TripPart heading={t('check.trip')}>
        <p className={styles.beside}>
          <ChangeLink data={data} step="change-itinerary" what={t('check.trip')} />
        </p>
        <ItineraryList stops={travel.stops} namesZone={travel.namesZone} />
        <GroupFacts travel={travel} />
        <SummaryList rows={[useVehicleRow(data, choice)]} />
      </TripPart>
      <TripPart heading={t('contact.heading')}>
        <SummaryList rows={useCheckRows(data)} />
      </TripPart>
      <IncludedPart choice={choice} />
      <OrderForm
        data={data}
        choice={choice}
        ways={ways}
        idempotencyKey={idempotencyKey}
        refusal={refusal}
        line={line}
        conditions={
          <>
            <FoldedParts>
              <PricePart choice={choice} countryNames={countryNames} />
              <FeesPart travel={travel} zone={zone} open />
            </FoldedParts>
            <PriceConditions stops={travel.stops} tightStops={travel.tightStops} />
            <ContractNote contract={travel.contract} />
          </>
        }
      />
    </TripPage>
  );
}

/** Where everything is included, the price's own lines say so already. */
function IncludedPart({ choice }: { readonly choice: Choice }) {
  const { t } = useTranslation('trip');
  if (choice.lines.every(({ included }) => included)) return null;
  return (
    <TripPart heading={t('check.included')}>
      <IncludedList choice={choice} />
    </TripPart>
  );
}
