import { useEffect, useState } from 'react';
import { domainOf, languageOf } from '../api/enums.ts';
import { FindPlacesDocument } from '../api/generated/operations.ts';
import { useQuery } from '../api/use-query.ts';
import { useSiteFrame } from '../site-context.ts';

export type Suggestion = { readonly key: string; readonly label: string };

const pause = 120;
const shortest = 2;

/** What is proposed for a text. `isFallback`: streets and houses may be missing, for the geocoder did not answer. */
export type Suggestions = { readonly places: readonly Suggestion[]; readonly isFallback: boolean };

const none: Suggestions = { places: [], isFallback: false };

type SuggestionQuestion = {
  readonly text: string;
  /** What stands at the other stops. */
  readonly beside: readonly string[];
  readonly skip: boolean;
};

/** Places for what is being typed, asked for when the fingers rest. */
export function useSuggestions({ text, beside, skip }: SuggestionQuestion): Suggestions {
  const { language, site } = useSiteFrame();
  const query = useRested(text.trim(), pause);
  const isSkipped = skip || query.length < shortest;
  const { data } = useQuery(FindPlacesDocument, {
    variables: { query, language: languageOf(language), domain: domainOf(site), beside: [...beside], limit: 6 },
    skip: isSkipped,
  });
  return isSkipped ? none : (data?.findPlaces ?? none);
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
