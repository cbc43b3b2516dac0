import { useTranslation } from 'react-i18next';
import { formatCents } from '#domain/money/format-money.ts';
import { shareCents } from '#domain/money/money.ts';
import { isFleetKey } from '#domain/sites/keys.ts';
import { tagOf } from '#domain/sites/language.ts';
import { domainOf, languageOf } from '../../api/enums.ts';
import { PreviewQuoteDocument, type PreviewQuoteQuery } from '../../api/generated/operations.ts';
import { useQuery } from '../../api/use-query.ts';
import { useSiteFrame } from '../../site-context.ts';
import { Panel } from '../../ui/card.tsx';
import { Loader } from '../../ui/loader.tsx';
import { Price } from '../../ui/price.tsx';
import type { ItineraryValues } from './itinerary-values.ts';
import { isReadyForPreview } from './preview-ready.ts';
import styles from './quote-preview.module.css';
import { toItineraryInput } from './to-itinerary-input.ts';
import { useRested } from './use-suggestions.ts';

const pause = 350;

type Preview = NonNullable<PreviewQuoteQuery['previewQuote']['preview']>;

/** The price beside the form, worked out anew as one types. Without a script there is the invitation to fill in the form. */
export function QuotePreview({ values }: { readonly values: ItineraryValues }) {
  const { t } = useTranslation('form');
  const { site, language } = useSiteFrame();
  const rested = useRested(values, pause);
  const isReady = isReadyForPreview(rested);
  const { data, error, loading } = useQuery(PreviewQuoteDocument, {
    variables: { itinerary: toItineraryInput(rested), domain: domainOf(site), language: languageOf(language) },
    skip: !isReady,
  });
  const preview = isReady ? (data?.previewQuote.preview ?? null) : null;
  return (
    <Panel tone="tint">
      <h2 className={styles.heading}>{t('preview.heading')}</h2>
      <div aria-live="polite" aria-busy={loading} className={styles.content}>
        {preview !== null && <PreviewPrice preview={preview} passengers={Number(rested.passengers)} />}
        {preview === null && loading && <Loader label={t('preview.loading')} />}
        {preview === null && !loading && <p>{error === null ? t('preview.empty') : t('preview.unavailable')}</p>}
      </div>
    </Panel>
  );
}

function PreviewPrice({ preview, passengers }: { readonly preview: Preview; readonly passengers: number }) {
  const { t } = useTranslation('form');
  const { language } = useSiteFrame();
  const quote = preview.quotes.find((each) => each.isChosen) ?? preview.quotes[0];
  if (quote === undefined) return <p>{t('preview.person')}</p>;
  const tag = tagOf(language);
  const nameOf = (kind: string) => (isLineKind(kind) ? t(`lines.${kind}`) : kind);
  return (
    <>
      <p className={styles.total}>
        <Price cents={quote.totalCents} size="xl" /> <span className={styles.vat}>{t('preview.inclVat')}</span>
      </p>
      {passengers > 0 && (
        <p className={styles.person}>{t('preview.perPerson', { price: formatCents(shareCents(quote.totalCents, passengers), tag) })}</p>
      )}
      <ul className={styles.facts}>
        <li>{quote.vehicles.map((vehicle) => (isFleetKey(vehicle) ? t(`vehicles.${vehicle}`) : vehicle)).join(' + ')}</li>
        <li>{t('preview.drivers', { count: quote.crew.drivers })}</li>
        <li>{t('preview.kilometres', { count: Math.round(preview.kilometers ?? 0) })}</li>
      </ul>
      <details className={styles.why}>
        <summary>{t('preview.why')}</summary>
        <dl className={styles.lines}>
          {quote.lines
            .filter((line) => line.amountCents !== 0)
            .map((line) => (
              <div key={`${line.kind} ${line.vehicle}`} className={styles.line}>
                <dt>{nameOf(line.kind)}</dt>
                <dd>{formatCents(line.amountCents, tag)}</dd>
              </div>
            ))}
          <div className={styles.line}>
            <dt>{t('lines.vat')}</dt>
            <dd>{formatCents(quote.vatCents, tag)}</dd>
          </div>
        </dl>
      </details>
      {preview.estimated && <p className={styles.note}>{t('preview.estimate')}</p>}
    </>
  );
}

const lineKinds = [
  'vehicle',
  'service-kilometres',
  'empty-kilometres',
  'duty-hours',
  'night-hours',
  'season',
  'new-years-eve',
  'weekday',
  'lead-time',
  'minimum',
  'second-driver',
  'overnight',
  'tolls',
] as const;

function isLineKind(kind: string): kind is (typeof lineKinds)[number] {
  return (lineKinds as readonly string[]).includes(kind);
}
