import { countryNameOf } from '#domain/sites/country-name.ts';
import { DriverPlan } from '../../explain/driver-plan.tsx';
import { explainReason } from '../../explain/reason-words.ts';
import { RoutePicture } from '../../explain/route-picture.tsx';
import { TightStops } from '../../explain/tight-stops.tsx';
import { useTravelWords } from '../../explain/use-travel-words.ts';
import { WaitingNote } from '../../explain/waiting-note.tsx';
import { useTranslation } from '../../i18n/site-texts.ts';
import { useSiteFrame } from '../../site-context.ts';
import { Price } from '../../ui/price.tsx';
import styles from './quote-preview.module.css';
import { PreviewFindings } from './quote-preview-findings.tsx';
import { PreviewStops } from './quote-preview-stops.tsx';
import { PreviewSuggestions } from './quote-preview-suggestions.tsx';
import type { TakenSuggestion } from './take-suggestion.ts';
import type { Preview } from './use-quote-preview.ts';

type Quote = Preview['quotes'][number];

export type PreviewContentProps = {
  readonly preview: Preview;
  readonly onTake: (suggestion: TakenSuggestion) => void;
  /** In the dialog of a phone, where the drawing would push the price out of sight. */
  readonly withoutPicture?: boolean | undefined;
};

/** What the trip costs or why a person must say so, what would make it better, and how the price comes about. */
export function PreviewContent({ preview, onTake, withoutPicture = false }: PreviewContentProps) {
  const { t } = useTranslation('form');
  const quote = findShownQuote(preview);
  return (
    <>
      {quote === null ? <PreviewFindings preview={preview} /> : <Total preview={preview} quote={quote} />}
      <TightStops tightStops={preview.tightStops} />
      <PreviewSuggestions suggestions={preview.suggestions} onTake={onTake} />
      {!withoutPicture && preview.routePicture !== null && <RoutePicture svg={preview.routePicture} />}
      <PreviewStops preview={preview} />
      {quote !== null && <Facts preview={preview} quote={quote} />}
      {quote !== null && <Why quote={quote} />}
      {quote !== null && quote.crew.duties.length > 0 && (
        <details className={styles.why}>
          <summary>{t('explain.plan.heading')}</summary>
          <DriverPlan crew={quote.crew} timeZone={preview.timeZone} compact />
        </details>
      )}
      {quote !== null && preview.estimated && <p className={styles.note}>{t('preview.estimate')}</p>}
    </>
  );
}

/** The choice whose price is shown: the one that the quote proposes. */
export function findShownQuote({ quotes }: Preview): Quote | null {
  return quotes.find((each) => each.isChosen) ?? quotes[0] ?? null;
}

type QuoteProps = { readonly preview: Preview; readonly quote: Quote };

function Total({ preview, quote }: QuoteProps) {
  const { t } = useTranslation('form');
  const { money } = useTravelWords();
  return (
    <div>
      <p className={styles.total}>
        {preview.quotes.length > 1 && <span className={styles.from}>{t('explain.priceFrom')} </span>}
        <Price cents={quote.totalCents} size="xl" /> <span className={styles.vat}>{t('preview.inclVat')}</span>
      </p>
      {preview.perPersonCents !== null && (
        <p className={styles.person}>{t('preview.perPerson', { price: money(preview.perPersonCents) })}</p>
      )}
    </div>
  );
}

function Facts({ preview, quote }: QuoteProps) {
  const { t } = useTranslation('form');
  const words = useTravelWords();
  const { kilometers, minutes } = preview;
  return (
    <ul className={styles.facts}>
      <li>
        {quote.vehicles
          .map((vehicle, index) => {
            const seats = quote.vehicleSeats[index];
            const name = words.vehicle(vehicle);
            return seats === undefined ? name : words.t('sized', { vehicle: name, count: seats });
          })
          .join(' + ')}
      </li>
      <li>{words.drivers(quote.crew.drivers)}</li>
      {kilometers !== null && <li>{t('preview.kilometres', { count: kilometers })}</li>}
      {minutes !== null && <li>{t('explain.driving', { duration: words.duration(minutes) })}</li>}
      <WaitingItem quote={quote} />
    </ul>
  );
}

function WaitingItem({ quote }: Pick<QuoteProps, 'quote'>) {
  return quote.waiting === null ? null : (
    <li>
      <WaitingNote waiting={quote.waiting} />
    </li>
  );
}

function Why({ quote }: Pick<QuoteProps, 'quote'>) {
  const { t, named } = useTranslation('form');
  const words = useTravelWords();
  const { language } = useSiteFrame();
  const countryName = (code: string) => countryNameOf(code, language);
  return (
    <details className={styles.why}>
      <summary>{t('preview.why')}</summary>
      <dl className={styles.lines}>
        {quote.lines.map((line) => (
          <div key={`${line.kind} ${line.vehicle} ${line.quantity} ${line.amountCents}`} className={styles.line}>
            <dt>
              {words.line(line.kind)}
              {line.reason !== null && (
                <span className={styles.reason}>{explainReason({ reason: line.reason, named, words, countryName })}</span>
              )}
            </dt>
            <dd>{line.included ? words.money(line.amountCents) : t('explain.notIncluded')}</dd>
          </div>
        ))}
        <div className={styles.line}>
          <dt>{words.t('price.vat')}</dt>
          <dd>{words.money(quote.vatCents)}</dd>
        </div>
      </dl>
    </details>
  );
}
