import { useEffect, useState } from 'react';
import { domainOf, languageOf } from '../api/enums.ts';
import { FindPlacesDocument, type SuggestionFieldsFragment } from '../api/generated/operations.ts';
import { useQuery } from '../api/use-query.ts';
import { useSiteFrame } from '../site-context.ts';

export type Suggestion = SuggestionFieldsFragment;

const pause = 120;
const shortest = 2;

/**
 * The suggestions for a text. `isFallback`: streets and houses may be missing, because the geocoder did not answer. `isEmpty`: the search
 * found nothing. `choices`: the visitor has to choose one, because the text names several.
 */
export type Suggestions = {
  readonly places: readonly Suggestion[];
  readonly choices: readonly Suggestion[];
  /** Why one of them has to be chosen. */
  readonly choicesCode: string | null;
  /** The typed text is an area: a region, a lake, an island, or near a town. */
  readonly isRegion: boolean;
  readonly isFallback: boolean;
  readonly isEmpty: boolean;
};

const none: Suggestions = { places: [], choices: [], choicesCode: null, isRegion: false, isFallback: false, isEmpty: false };
/** Shorter texts are not searched. */
const shortestMissed = 4;

type SuggestionInput = {
  readonly text: string;
  /** The places at the other stops. */
  readonly beside: readonly string[];
  readonly skip: boolean;
};

/** Places for what is being typed, requested when the visitor pauses. */
export function useSuggestions({ text, beside, skip }: SuggestionInput): Suggestions {
  const { language, site } = useSiteFrame();
  const query = useRested(text.trim(), pause);
  const isSkipped = skip || query.length < shortest;
  const { data, loading } = useQuery(FindPlacesDocument, {
    variables: { query, language: languageOf(language), domain: domainOf(site), beside: [...beside], limit: 6 },
    skip: isSkipped,
  });
  if (isSkipped || data === undefined || data === null) return none;
  const { places, choices, choicesCode, isRegion, isFallback } = data.findPlaces;
  const isAnswered = !loading && query === text.trim();
  const isEmpty = isAnswered && places.length === 0 && query.length >= shortestMissed;
  return { places, choices: isAnswered ? choices : [], choicesCode, isRegion: isAnswered && isRegion, isFallback, isEmpty };
}

/** The value once it has not changed for a while. */
export function useRested<Value>(value: Value, milliseconds: number): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return rested;
}
