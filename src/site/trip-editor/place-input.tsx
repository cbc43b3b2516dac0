import { useId } from 'react';
import { useTravelWords } from '../explain/use-travel-words.ts';
import { useTranslation } from '../i18n/site-texts.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/form/field.tsx';
import { Icon } from '../ui/icon.tsx';
import choicesStyles from './place-choices.module.css';
import styles from './place-input.module.css';
import { usePlaceChoice } from './use-place-choice.ts';
import type { Suggestion } from './use-suggestions.ts';

type PlaceInputProps = {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error: string | undefined;
  readonly defaultText: string;
  readonly defaultKey: string;
  /** The places at the other stops. */
  readonly beside: readonly string[];
  readonly onChosen: () => void;
};

/**
 * A place, typed or chosen from the suggestions (combobox pattern of the ARIA Authoring Practices). Without JavaScript it is a text field,
 * and the server looks up its text.
 */
export function PlaceInput({ name, label, hint, error, defaultText, defaultKey, beside, onChosen }: PlaceInputProps) {
  const listId = useId();
  const choice = usePlaceChoice({ text: defaultText, key: defaultKey, beside, onChosen });
  return (
    <Field name={name} label={label} hint={hint} error={error}>
      {(control) => (
        <div className={styles.box}>
          <input
            {...control}
            type="text"
            name={name}
            value={choice.text}
            autoComplete="off"
            autoCapitalize="words"
            spellCheck={false}
            maxLength={200}
            role="combobox"
            aria-expanded={choice.isShown}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={choice.active >= 0 ? `${listId}-${choice.active}` : undefined}
            onChange={(event) => choice.type(event.target)}
            onKeyDown={choice.onKeyDown}
            onBlur={choice.close}
          />
          <input type="hidden" name={`${name}Key`} value={choice.key} />
          {/* The text that the key stands for: without a script the server sees by it that another was typed. */}
          <input type="hidden" name={`${name}Label`} value={choice.key === '' ? '' : choice.text} />
          <SuggestionList id={listId} choice={choice} />
          <Whereabouts place={choice.chosen} />
          {error === undefined && <Which choices={choice.choices} code={choice.choicesCode} onChoose={choice.choose} />}
        </div>
      )}
    </Field>
  );
}

/** The point that a chosen place is priced from, where it is not known exactly. */
function Whereabouts({ place }: { readonly place: Suggestion | null }) {
  const { whereabouts } = useTravelWords();
  const note = place === null ? null : whereabouts({ ...place, ...place.accuracy });
  return note === null ? null : (
    <p role="status" className={styles.whereabouts}>
      {note}
    </p>
  );
}

/** The heading of the choices that come with a code. */
const questions: ReadonlyMap<string, `place.${'whichTown' | 'twoPlaces' | 'otherPostcode'}`> = new Map([
  ['place-too-wide', 'place.whichTown'],
  ['place-contradictory', 'place.twoPlaces'],
  ['postcode-elsewhere', 'place.otherPostcode'],
] as const);

type WhichProps = {
  readonly choices: readonly Suggestion[];
  readonly code: string | null;
  readonly onChoose: (suggestion: Suggestion) => void;
};

/** Asks which of several places is meant, before anything is sent. A question of the server replaces it. */
function Which({ choices, code, onChoose }: WhichProps) {
  const { t } = useTranslation('form');
  if (choices.length === 0) return null;
  return (
    <>
      <p role="status" className={styles.whereabouts}>
        {t(questions.get(code ?? '') ?? 'place.which')}
      </p>
      <ul className={choicesStyles.choices}>
        {choices.map((choice) => (
          <li key={choice.key}>
            <Button variant="secondary" size="s" icon="map-pin" onClick={() => onChoose(choice)}>
              {choice.label}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

type SuggestionListProps = { readonly id: string; readonly choice: ReturnType<typeof usePlaceChoice> };

function SuggestionList({ id, choice }: SuggestionListProps) {
  const { t } = useTranslation('form');
  return (
    <div className={styles.list} hidden={!choice.isShown && !choice.isFallback && !choice.isEmpty}>
      <div id={id} role="listbox" aria-label={t('place.suggestions')}>
        {choice.suggestions.map((suggestion, index) => (
          <SuggestionOption
            key={suggestion.key}
            id={`${id}-${index}`}
            suggestion={suggestion}
            isActive={index === choice.active}
            onChoose={choice.choose}
          />
        ))}
      </div>
      {choice.isRegion && choice.isShown && (
        <p role="status" className={styles.away}>
          {t('place.whichTown')}
        </p>
      )}
      {choice.isFallback && (
        <p role="status" className={styles.away}>
          {t('explain.placesAway')}
        </p>
      )}
      {choice.isEmpty && (
        <p role="status" className={styles.away}>
          {t('place.nothing')}
        </p>
      )}
    </div>
  );
}

type SuggestionOptionProps = {
  readonly id: string;
  readonly suggestion: Suggestion;
  readonly isActive: boolean;
  readonly onChoose: (suggestion: Suggestion) => void;
};

function SuggestionOption({ id, suggestion, isActive, onChoose }: SuggestionOptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the text field has the focus and its keys choose
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={styles.option}
      // Before the field loses its focus, which would close the list under the pointer.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(suggestion)}
    >
      <Icon name="map-pin" />
      <span>{suggestion.label}</span>
    </div>
  );
}
