import type { ReactNode } from 'react';
import { explained } from '#output/texts/explain/explained.ts';
import { useTravelWords } from '../../../explain/use-travel-words.ts';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { Button } from '../../../ui/button.tsx';
import type { Preview } from '../ask-price.ts';
import { intentToTake, type TakenSuggestion } from '../take-suggestion.ts';
import styles from './preview-suggestions.module.css';

type Suggestion = Preview['suggestions'][number];
type SuggestionsProps = {
  readonly suggestions: readonly Suggestion[];
  /** Absent where no script takes one over: then its button sends the form, and the server does. */
  readonly onTake?: ((suggestion: TakenSuggestion) => void) | undefined;
};

/** Small changes that make the trip cheaper or lawful, each taken over by its button. */
export function PreviewSuggestions({ suggestions, onTake }: SuggestionsProps): ReactNode {
  const { t } = useTranslation('form');
  if (suggestions.length === 0) return null;
  return (
    <section className={styles.suggestions}>
      <h3 className={styles.subheading}>{t('explain.suggestions.heading', { count: suggestions.length })}</h3>
      <ul className={styles.suggestionList}>
        {suggestions.map((suggestion) => (
          <SuggestionItem key={`${suggestion.kind} ${suggestion.stop}`} suggestion={suggestion} onTake={onTake} />
        ))}
      </ul>
    </section>
  );
}

type ItemProps = Pick<SuggestionsProps, 'onTake'> & { readonly suggestion: Suggestion };

function SuggestionItem({ suggestion, onTake }: ItemProps) {
  const { t, named } = useTranslation('form');
  const { duration, money } = useTravelWords();
  const { kind, gain, minutes, stop, stopName, stops, driversAfter, savesCents, totalCents } = suggestion;
  const change = explained(named, `suggestions.${kind}`, {
    duration: duration(minutes),
    stop: stopName ?? '',
    time: stops[stop ?? 0]?.time ?? '',
  });
  const brings = explained(named, `suggestions.gains.${gain}`, { count: driversAfter });
  return (
    <li className={styles.suggestion}>
      <p>{t('explain.suggestions.sentence', { change, brings })}</p>
      <p className={styles.saves}>
        {savesCents === null
          ? t('explain.suggestions.price', { price: money(totalCents) })
          : t('explain.suggestions.saves', { saves: money(savesCents), price: money(totalCents) })}
      </p>
      <Button
        variant="secondary"
        size="s"
        {...(onTake === undefined
          ? { type: 'submit', name: 'intent', value: intentToTake(suggestion), formNoValidate: true }
          : { onClick: () => onTake(suggestion) })}
        aria-label={t('explain.suggestions.takeThis', { change })}
      >
        {t('explain.suggestions.take')}
      </Button>
    </li>
  );
}
