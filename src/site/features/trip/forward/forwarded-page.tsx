import { useOrderedRows } from '../../../explain/use-ordered-rows.tsx';
import { useMomentInWords, useTravelWords } from '../../../explain/use-travel-words.ts';
import { PrivateHead } from '../../../head/page-head.tsx';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { usePathTo } from '../../../site-context.ts';
import { Notice } from '../../../ui/message/notice.tsx';
import { SummaryList } from '../../../ui/summary/summary-list.tsx';
import { ContractNote } from '../shared/contract-note.tsx';
import { FoldedParts } from '../shared/folded-part.tsx';
import { RouteFigure } from '../shared/itinerary-list.tsx';
import styles from '../shared/panel.module.css';
import { PhonePanel } from '../shared/phone-panel.tsx';
import { PriceBox } from '../shared/price/price-box.tsx';
import { PriceConditions } from '../shared/price/price-conditions.tsx';
import { FeesPart, ItineraryPart, PaymentPart, PricePart } from '../shared/quote-parts.tsx';
import { TripPage } from '../shared/trip-page.tsx';
import type { ForwardedData } from './load-forwarded-quote.ts';

/** A quote for the person who decides: everything it says, without any act (docs/specification.md#keys). */
export function ForwardedPage({ data }: { readonly data: ForwardedData }) {
  const { t } = useTranslation('trip');
  const words = useTravelWords();
  const { quote, zone, countryNames } = data;
  const { choice, reference, askedBy, bookedAt } = quote;
  const momentOf = useMomentInWords(quote.timeZone);
  const asOf = quote.madeAt === null ? '' : t('forwarded.asOf', { moment: momentOf(quote.madeAt) });
  const ordered = useOrderedRows({ ordered: quote.ordered, parts: choice?.groups.map((group) => group.part) ?? [] });
  return (
    <TripPage
      heading={t('overview.heading', { destination: quote.destination })}
      lead={askedBy === '' ? t('forwarded.lead') : t('forwarded.leadFor', { name: askedBy })}
      facts={<span>{t('reference', { reference })}</span>}
      asideFirst
      aside={
        <>
          {choice !== null && (
            <PriceBox choice={choice} travel={quote} zone={zone} withTerms>
              {bookedAt === null && <QuoteFile id={data.id} />}
            </PriceBox>
          )}
          <PhonePanel reference={reference} />
        </>
      }
    >
      <PrivateHead title={t('titles.forwarded', { reference })} />
      {bookedAt === null ? (
        <Notice>{[t('forwarded.readOnly'), asOf].join(' ')}</Notice>
      ) : (
        <Notice kind="success">{t('forwarded.booked')}</Notice>
      )}
      <PriceConditions stops={quote.stops} tightStops={[]} />
      <RouteFigure routePicture={quote.routePicture} />
      <FoldedParts>
        <ItineraryPart travel={quote}>
          <SummaryList
            rows={[...ordered, ...(choice === null ? [] : [{ key: t('check.vehicle'), value: words.vehicles(choice.vehicles) }])]}
          />
        </ItineraryPart>
        {choice !== null && (
          <>
            <PricePart choice={choice} countryNames={countryNames} />
            {bookedAt === null && <PaymentPart choice={choice} />}
            <FeesPart travel={quote} zone={zone} isBooked={bookedAt !== null} />
          </>
        )}
      </FoldedParts>
      <ContractNote contract={quote.contract} />
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
