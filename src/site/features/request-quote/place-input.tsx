import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { moveSelection } from './move-selection.ts';
import styles from './place-input.module.css';
import { type Suggestion, useSuggestions } from './use-suggestions.ts';

type PlaceInputProps = {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error: string | undefined;
  readonly defaultText: string;
  readonly defaultKey: string;
  readonly onChosen: () => void;
};

/**
 * A place, typed or chosen from the suggestions (combobox pattern of the ARIA authoring practices). Without JavaScript it is a text field
 * whose text the server looks up.
 */
export function PlaceInput({ name, label, hint, error, defaultText, defaultKey, onChosen }: PlaceInputProps) {
  const { t } = useTranslation('form');
  const listId = useId();
  const [text, setText] = useState(defaultText);
  const [key, setKey] = useState(defaultKey);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const suggestions = useSuggestions({ text, skip: !isOpen });

  function choose(suggestion: Suggestion): void {
    setText(suggestion.label);
    setKey(suggestion.key);
    setActive(-1);
    setOpen(false);
    onChosen();
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const move = moveSelection({ key: event.key, active, count: suggestions.length, isOpen });
    if (move === null) return;
    event.preventDefault();
    if (move.kind === 'choose') {
      const chosen = suggestions[active];
      if (chosen !== undefined) choose(chosen);
    } else {
      setOpen(move.kind === 'move');
      setActive(move.kind === 'move' ? move.active : -1);
    }
  }

  return (
    <Field name={name} label={label} hint={hint} error={error}>
      {(control) => (
        <div className={styles.box}>
          <input
            {...control}
            type="text"
            name={name}
            value={text}
            autoComplete="off"
            autoCapitalize="words"
            spellCheck={false}
            maxLength={200}
            role="combobox"
            aria-expanded={isOpen && suggestions.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={isOpen && active < suggestions.length && active >= 0 ? `${listId}-${active}` : undefined}
            onChange={(event) => {
              setText(event.target.value);
              setKey('');
              setActive(-1);
              setOpen(true);
            }}
            onKeyDown={onKeyDown}
            onBlur={() => setOpen(false)}
          />
          <input type="hidden" name={name.replace(/\.place$/, '.placeKey')} value={key} />
          <div
            id={listId}
            role="listbox"
            aria-label={t('place.suggestions')}
            className={styles.list}
            hidden={!isOpen || suggestions.length === 0}
          >
            {suggestions.map((suggestion, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the text field has the focus and its keys choose
              <div
                key={suggestion.key}
                id={`${listId}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                className={styles.option}
                // Before the field loses its focus, which would close the list under the pointer.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(suggestion)}
              >
                <Icon name="map-pin" />
                <span>{suggestion.label}</span>
              </div>
            ))}
          </div>
        </div>
      )}
    </Field>
  );
}
