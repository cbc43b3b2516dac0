import type { ReactNode } from 'react';
import { NextDays } from '../../../explain/next-days.tsx';
import { TightStops } from '../../../explain/tight-stops.tsx';
import type { Preview } from '../ask-price.ts';
import type { TakenSuggestion } from '../take-suggestion.ts';
import { PreviewSuggestions } from './preview-suggestions.tsx';

type AdviceProps = { readonly preview: Preview; readonly onTake: (suggestion: TakenSuggestion) => void };

/** What does not fit in the trip as it is, and what would make it better. */
export function PreviewAdvice({ preview, onTake }: AdviceProps): ReactNode {
  return (
    <>
      <NextDays stops={preview.stops} />
      <TightStops tightStops={preview.tightStops} />
      <PreviewSuggestions suggestions={preview.suggestions} onTake={onTake} />
    </>
  );
}
