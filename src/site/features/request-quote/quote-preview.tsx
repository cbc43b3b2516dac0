import { type RefObject, useEffect, useRef } from 'react';
import type { Issue } from '../../api/issue.ts';
import { useTravelWords } from '../../explain/use-travel-words.ts';
import { useTranslation } from '../../i18n/site-texts.ts';
import { type ItineraryValues, issuesOfForm } from '../../trip-editor/itinerary-values.ts';
import { PlaceChoices } from '../../trip-editor/place-choices.tsx';
import { useIssueMessages } from '../../trip-editor/use-issue-messages.ts';
import { Panel } from '../../ui/card.tsx';
import { fieldId } from '../../ui/form/field-id.ts';
import { Loader } from '../../ui/loader.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { priceOfTrip } from '../../visitor/price-of-trip.ts';
import { visit } from '../../visitor/visit.ts';
import styles from './quote-preview.module.css';
import { PreviewBar } from './quote-preview-bar.tsx';
import { findShownQuote, PreviewContent } from './quote-preview-content.tsx';
import type { TakenSuggestion } from './take-suggestion.ts';
import { type Preview, useQuotePreview } from './use-quote-preview.ts';

type QuotePreviewProps = {
  readonly values: ItineraryValues;
  readonly onTake: (suggestion: TakenSuggestion) => void;
};

/**
 * The price beside the form, worked out anew as one types, with how it comes about and what would make it lower. Without a script there is
 * the invitation to fill in the form. On a phone the total stays in sight at the lower edge.
 */
export function QuotePreview({ values, onTake }: QuotePreviewProps) {
  const { t } = useTranslation('form');
  const heading = useRef<HTMLHeadingElement>(null);
  const { preview, issues, loading, failed } = useQuotePreview(values);
  useEffect(() => tellVisit(loading ? null : preview), [preview, loading]);
  const take = (suggestion: TakenSuggestion) => {
    onTake(suggestion);
    // The button goes with the suggestion; the reader goes on at the price that it makes.
    heading.current?.focus();
  };
  return (
    <Panel tone="tint" className={styles.panel}>
      <PanelHeading target={heading} text={t('preview.heading')} />
      <Announcement preview={loading ? null : preview} />
      <div aria-busy={loading} className={styles.content} data-loading={loading}>
        {preview !== null && <PreviewContent preview={preview} onTake={take} />}
        {preview === null && loading && <Loader label={t('preview.loading')} />}
        {preview === null && !loading && <Unpriced issues={issuesOfForm(issues, values)} failed={failed} stopCount={values.stops.length} />}
      </div>
      {preview !== null && <PreviewBar preview={preview} loading={loading} onTake={take} />}
    </Panel>
  );
}

/** The price of what is typed; an older one does not belong to it. */
function tellVisit(preview: Preview | null): void {
  if (visit.get().trip?.kind !== 'planned') return;
  visit.update(priceOfTrip({ quotes: preview?.quotes ?? [], shown: preview === null ? null : findShownQuote(preview) }));
}

/** Who does not see the panel hears the new price, and not all that explains it. */
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
    <h2 ref={target} tabIndex={-1} className={styles.heading}>
      {text}
    </h2>
  );
}

type UnpricedProps = {
  readonly issues: readonly Issue[];
  readonly failed: boolean;
  readonly stopCount: number;
};

/** Nothing typed yet, something that cannot be, or nobody who answers. */
function Unpriced({ issues, failed, stopCount }: UnpricedProps) {
  const { t } = useTranslation('form');
  const { problems, choicesOf } = useIssueMessages(issues, stopCount);
  if (problems.length === 0) return <p>{failed ? t('preview.unavailable') : t('preview.empty')}</p>;
  return (
    <>
      <p>{t('explain.before')}</p>
      <ul className={styles.problems}>
        {problems.map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            {field === null ? message : <a href={`#${fieldId(field)}`}>{message}</a>}
            {field !== null && <PlaceChoices stop={stopOf(field)} choices={choicesOf(field)} />}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Index of the stop of a field such as `stops.1.place`. */
function stopOf(field: string): number {
  return Number(field.split('.')[1]);
}
