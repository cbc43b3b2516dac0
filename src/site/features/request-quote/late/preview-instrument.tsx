import type { ReactNode } from 'react';
import { DayHours } from '../../../explain/day-hours.tsx';
import { NextDays } from '../../../explain/next-days.tsx';
import { TightStops } from '../../../explain/tight-stops.tsx';
import { usePartRows } from '../../../explain/use-part-rows.tsx';
import { RoutePicture } from '../../../ui/route/route-picture.tsx';
import { SummaryList } from '../../../ui/summary/summary-list.tsx';
import type { Preview } from '../ask-price.ts';
import type { TakenSuggestion } from '../take-suggestion.ts';
import styles from './preview-instrument.module.css';
import { PreviewLines } from './preview-lines.tsx';
import { PreviewStops } from './preview-stops.tsx';
import { PreviewSuggestions } from './preview-suggestions.tsx';

type Quote = Preview['quotes'][number];

export type PreviewInstrumentProps = {
  readonly preview: Preview;
  readonly quote: Quote | null;
  /** In the dialog of a phone, where the drawing would push the price out of sight. */
  readonly withoutPicture?: boolean | undefined;
  readonly onTake: (suggestion: TakenSuggestion) => void;
};

/** Map, stops, the driver's hours, small changes and the lines of the price, with the same number for a stop everywhere. */
export function PreviewInstrument({ preview, quote, withoutPicture = false, onTake }: PreviewInstrumentProps): ReactNode {
  const parts = usePartRows(quote?.groups.map((group) => group.part) ?? []);
  const { routePicture, tightStops, stops, suggestions } = preview;
  return (
    <div className={styles.instrument}>
      {!withoutPicture && routePicture !== null && (
        <div className={styles.map}>
          <RoutePicture svg={routePicture} />
        </div>
      )}
      <div className={styles.part}>
        <NextDays stops={stops} />
        <TightStops tightStops={tightStops} />
        <PreviewStops preview={preview} />
        {parts.length > 0 && <SummaryList rows={parts} />}
      </div>
      {quote !== null && quote.crew.duties.length > 0 && (
        <div className={styles.part}>
          <DayHours crew={quote.crew} timeZone={preview.timeZone} />
        </div>
      )}
      <PreviewSuggestions suggestions={suggestions} quotes={preview.quotes} onTake={onTake} />
      {quote !== null && <PreviewLines preview={preview} quote={quote} />}
    </div>
  );
}
