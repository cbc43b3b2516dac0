import type { ReactNode } from 'react';
import { explained } from '#output/texts/explain/explained.ts';
import { useTravelWords } from '../../../explain/use-travel-words.ts';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { Button } from '../../../ui/button.tsx';
import type { Preview } from '../ask-price.ts';
import { intentToTake, type TakenSuggestion } from '../take-suggestion.ts';
import styles from './preview-suggestions.module.css';
import { sayVehicles } from './say-vehicles.ts';

type Suggestion = Preview['suggestions'][number];
type SuggestionsProps = Pick<Preview, 'suggestions' | 'quotes'> & { readonly onTake: (suggestion: TakenSuggestion) => void };

/** Small changes and their effect on the price. Changes of the trip are applied by their button; another vehicle is chosen in the quote. */
export function PreviewSuggestions({ suggestions, quotes, onTake }: SuggestionsProps): ReactNode {
  const { t } = useTranslation('form');
  const shown = quotes.find(({ isChosen }) => isChosen) ?? quotes[0];
  const others = quotes.filter((quote) => quote !== shown);
  if (suggestions.length + others.length === 0) return null;
  return (
    <section className={styles.suggestions}>
      <h3 className={styles.heading}>{t('explain.suggestions.heading')}</h3>
      <ul className={styles.list}>
        {suggestions.map((suggestion) => (
          <SuggestionItem key={`${suggestion.kind} ${suggestion.stop}`} suggestion={suggestion} onTake={onTake} />
        ))}
        {shown !== undefined &&
          others.map((other) => <OtherVehicle key={other.key} other={other} differenceCents={other.totalCents - shown.totalCents} />)}
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
    <li className={styles.change}>
      <p>{t('explain.suggestions.sentence', { change, brings })}</p>
      <p className={styles.amount} data-saves={savesCents !== null || undefined}>
        {savesCents !== null && <strong>− {money(savesCents)}</strong>}
        <span>{t('explain.suggestions.price', { price: money(totalCents) })}</span>
      </p>
      {/* Without a script the form is sent, and the server takes it over. */}
      <Button
        variant="secondary"
        size="s"
        type="submit"
        name="intent"
        value={intentToTake(suggestion)}
        formNoValidate
        onClick={(event) => {
          event.preventDefault();
          onTake(suggestion);
        }}
        aria-label={t('explain.suggestions.takeThis', { change })}
      >
        {t('explain.suggestions.take')}
      </Button>
    </li>
  );
}

type OtherProps = { readonly other: Preview['quotes'][number]; readonly differenceCents: number };

function OtherVehicle({ other, differenceCents }: OtherProps) {
  const { t } = useTranslation('form');
  const words = useTravelWords();
  return (
    <li className={styles.change}>
      <p>{t('explain.suggestions.vehicle', { vehicles: sayVehicles(other, words) })}</p>
      <p className={styles.amount} data-saves={differenceCents < 0 || undefined}>
        <strong>
          {differenceCents < 0 ? '−' : '+'} {words.money(Math.abs(differenceCents))}
        </strong>
      </p>
    </li>
  );
}
