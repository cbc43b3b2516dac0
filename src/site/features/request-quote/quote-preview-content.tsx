import type { ReactNode, RefObject } from 'react';
import { useTravelWords } from '../../explain/use-travel-words.ts';
import { useTranslation } from '../../i18n/site-texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Price } from '../../ui/price.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import type { Preview } from './ask-price.ts';
import { latePart } from './late-part.tsx';
import styles from './quote-preview.module.css';
import type { TakenSuggestion } from './take-suggestion.ts';

type Quote = Preview['quotes'][number];

const Conditions = latePart((parts) => parts.PreviewConditions);
const Facts = latePart((parts) => parts.PreviewFacts);
const Findings = latePart((parts) => parts.PreviewFindings);
const Instrument = latePart((parts) => parts.PreviewInstrument);
const OnRequest = latePart((parts) => parts.OnRequest);
const PriceStep = latePart((parts) => parts.PriceStep);

export type PreviewContentProps = {
  readonly preview: Preview;
  /** Whether the price belongs to the form's previous contents. */
  readonly isOld?: boolean | undefined;
  /** The same function with every price. */
  readonly onTake: (suggestion: TakenSuggestion) => void;
  /** In the dialog of a phone, where the drawing would push the price out of sight. */
  readonly withoutPicture?: boolean | undefined;
  /** Wraps the button to continue, where another one hides while it is visible. */
  readonly action?: RefObject<HTMLDivElement | null> | undefined;
};

/** The price of the trip or why a person must give it, its conditions, the button to continue, and the planned trip. */
export function PreviewContent({ preview, isOld = false, onTake, withoutPicture = false, action }: PreviewContentProps) {
  const { t } = useTranslation('form');
  const quote = findShownQuote(preview);
  return (
    <>
      <div className={styles.answer}>
        {quote === null ? <Person preview={preview} /> : <Total preview={preview} quote={quote} isOld={isOld} />}
        {quote !== null && <OnRequest preview={preview} />}
        {quote !== null && <Facts preview={preview} quote={quote} />}
        <Conditions preview={preview} />
        {!withoutPicture && (
          <div ref={action} className={styles.action}>
            <ButtonLink to="#firstName" wide iconAfter="arrow-right">
              {t(quote === null || preview.personReasons.length > 0 ? 'preview.toRequest' : 'preview.toQuote')}
            </ButtonLink>
          </div>
        )}
      </div>
      <Instrument preview={preview} quote={quote} onTake={onTake} withoutPicture={withoutPicture} />
    </>
  );
}

/** That a person prices the trip, and why. */
function Person({ preview }: { readonly preview: Preview }): ReactNode {
  const { t } = useTranslation('form');
  return preview.findings.length > 0 ? <Findings preview={preview} /> : <p>{t('preview.person')}</p>;
}

/** The choice whose price is shown: the one that the quote proposes. */
export function findShownQuote({ quotes }: Preview): Quote | null {
  return quotes.find((each) => each.isChosen) ?? quotes[0] ?? null;
}

type TotalProps = { readonly preview: Preview; readonly quote: Quote; readonly isOld: boolean };

function Total({ preview, quote, isOld }: TotalProps) {
  const { t } = useTranslation('form');
  const { money } = useTravelWords();
  const isHydrated = useHydrated();
  return (
    <div data-old={isOld || undefined} className={styles.price}>
      <p className={styles.total}>
        <Price cents={quote.totalCents} size="xl" />
      </p>
      <p className={styles.person}>
        {isOld
          ? t('preview.oldShort')
          : preview.perPersonCents !== null && <strong>{t('preview.perPerson', { price: money(preview.perPersonCents) })}</strong>}
        <span className={styles.vat}>{t('preview.inclVat')}</span>
        {isHydrated && <PriceStep cents={quote.totalCents} isOld={isOld} />}
      </p>
    </div>
  );
}
