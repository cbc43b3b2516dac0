import type { ReactNode } from 'react';
import { NextDays } from '../../../explain/next-days.tsx';
import { TightStops } from '../../../explain/tight-stops.tsx';
import { usePartRows } from '../../../explain/use-part-rows.tsx';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { SummaryList } from '../../../ui/summary/summary-list.tsx';
import type { Preview } from '../ask-price.ts';
import { PreviewFindings } from './preview-findings.tsx';
import styles from './preview-stops.module.css';
import { PreviewStops, useReckonedNotes } from './preview-stops.tsx';
import { PreviewSuggestions } from './preview-suggestions.tsx';

type SaidProps = { readonly preview: Preview };

/** Why there is no price, for a browser without a script. */
export function SaidFindings({ preview }: SaidProps): ReactNode {
  return preview.findings.length > 0 && <PreviewFindings preview={preview} />;
}

/**
 * For a browser without a script: which times were understood in another way or do not fit, what would make the trip better, each with a
 * button that sends the form, how a group comes back in parts, and from where a place is reckoned.
 */
export function SaidAdvice({ preview }: SaidProps): ReactNode {
  const hasPrice = preview.quotes.length > 0;
  const [quote] = preview.quotes;
  const { t } = useTranslation('form');
  const reckoned = useReckonedNotes(preview);
  const notes = hasPrice && preview.estimated ? [...reckoned, t('preview.estimate')] : reckoned;
  const parts = usePartRows(quote?.groups.map((group) => group.part) ?? []);
  return (
    <>
      {(hasPrice || preview.findings.length === 0) && <NextDays stops={preview.stops} />}
      <TightStops tightStops={preview.tightStops} />
      <PreviewSuggestions suggestions={preview.suggestions} />
      {parts.length > 0 && <SummaryList rows={parts} />}
      <PreviewStops preview={preview} />
      <div className={styles.notes}>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    </>
  );
}
