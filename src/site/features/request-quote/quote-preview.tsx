import { lazy, type ReactNode, type RefObject, Suspense, useCallback, useEffect, useRef } from 'react';
import { useTravelWords } from '../../explain/use-travel-words.ts';
import { useTranslation } from '../../i18n/site-texts.ts';
import { type ItineraryValues, issuesOfForm } from '../../trip-editor/itinerary-values.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/card.tsx';
import { Loader } from '../../ui/loader.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { priceOfTrip } from '../../visitor/price-of-trip.ts';
import { visit } from '../../visitor/visit.ts';
import type { Preview } from './ask-price.ts';
import { latePart } from './late-part.tsx';
import styles from './quote-preview.module.css';
import { findShownQuote, PreviewContent } from './quote-preview-content.tsx';
import type { TakenSuggestion } from './take-suggestion.ts';
import type { QuotePreviewState } from './use-quote-preview.ts';

/** The bar of a phone loads with the first price. Without it the panel says the same. */
const PreviewBar = lazy(() =>
  import('./late/quote-preview-bar.tsx').then(
    (bar) => ({ default: bar.PreviewBar }),
    () => ({ default: (): ReactNode => null }),
  ),
);

const OldPrice = latePart((parts) => parts.OldPrice);
const Unpriced = latePart((parts) => parts.Unpriced);

type QuotePreviewProps = {
  readonly values: ItineraryValues;
  readonly state: QuotePreviewState;
  readonly onTake: (suggestion: TakenSuggestion) => void;
};

/**
 * The price beside the form, updated while the visitor types, with its explanation and cheaper alternatives. Without a script a button
 * requests it. On a phone the total stays visible at the bottom.
 */
export function QuotePreview({ values, state, onTake }: QuotePreviewProps) {
  const { t } = useTranslation('form');
  const heading = useRef<HTMLHeadingElement>(null);
  const action = useRef<HTMLDivElement>(null);
  const { preview, issues, isOld, loading, failed, askAgain } = state;
  const isHydrated = useHydrated();
  const current = isOld ? null : preview;
  useEffect(() => storePriceOfVisit(current), [current]);
  const latest = useRef(onTake);
  useEffect(() => {
    latest.current = onTake;
  });
  const take = useCallback((suggestion: TakenSuggestion) => {
    latest.current(suggestion);
    // The button disappears with the suggestion, so the focus moves to the new price.
    heading.current?.focus();
  }, []);
  return (
    <Panel className={styles.panel}>
      <PanelHeading target={heading} text={t('preview.heading')} />
      <Announcement preview={current} />
      <div aria-busy={loading} className={preview === null ? styles.content : undefined}>
        {preview !== null && isOld && failed && <OldPrice onAskAgain={askAgain} />}
        {preview !== null && <PreviewContent preview={preview} isOld={isOld} onTake={take} action={action} />}
        {preview === null && loading && <Loader label={t('preview.loading')} />}
        {preview === null && !loading && (
          <Unpriced values={values} issues={issuesOfForm(issues, values)} failed={failed} onAskAgain={askAgain} />
        )}
        <PriceButton isAgain={preview !== null} />
      </div>
      {isHydrated && preview !== null && (
        <Suspense>
          <PreviewBar preview={preview} isOld={isOld} loading={loading} onTake={take} action={action} />
        </Suspense>
      )}
    </Panel>
  );
}

/** Without a script, a button requests the price, above the customer's own fields. */
export function PriceButton({ isAgain }: { readonly isAgain: boolean }) {
  const { t } = useTranslation('form');
  if (useHydrated()) return null;
  return (
    <Button
      type="submit"
      name="intent"
      value="preview"
      variant={isAgain ? 'secondary' : 'primary'}
      wide
      formNoValidate
      className={isAgain ? styles.again : undefined}
    >
      {t(isAgain ? 'preview.showAgain' : 'preview.show')}
    </Button>
  );
}

/** The price of the present contents. An older one does not count. */
function storePriceOfVisit(preview: Preview | null): void {
  if (visit.get().trip?.kind !== 'planned') return;
  visit.update(priceOfTrip({ quotes: preview?.quotes ?? [], shown: preview === null ? null : findShownQuote(preview) }));
}

/** Screen readers hear the new price, not its whole explanation. */
function Announcement({ preview }: { readonly preview: Preview | null }) {
  const { t } = useTranslation('form');
  const { money } = useTravelWords();
  const quote = preview === null ? null : findShownQuote(preview);
  const priced = quote === null ? '' : `${money(quote.totalCents)} ${t('preview.inclVat')}`;
  return (
    <VisuallyHidden>
      <span role="status">{preview !== null && quote === null ? t('explain.findings.heading') : priced}</span>
    </VisuallyHidden>
  );
}

function PanelHeading({ target, text }: { readonly target: RefObject<HTMLHeadingElement | null>; readonly text: string }) {
  return (
    <h2 ref={target} id="your-price" tabIndex={-1} className={styles.heading}>
      {text}
    </h2>
  );
}
