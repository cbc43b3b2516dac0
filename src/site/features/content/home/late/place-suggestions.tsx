import { type ReactNode, type RefObject, useEffect, useId, useState } from 'react';
import { useTranslation } from '../../../../i18n/site-texts.ts';
import { moveSelection } from '../../../../trip-editor/move-selection.ts';
import { type Suggestion, useSuggestions } from '../../../../trip-editor/use-suggestions.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import styles from './place-suggestions.module.css';

type PlaceSuggestionsProps = {
  readonly name: string;
  readonly input: RefObject<HTMLInputElement | null>;
  /** Places that the form itself names, with their keys. */
  readonly known: readonly { readonly label: string; readonly key: string }[];
};

/**
 * Suggestions beneath an existing field. The field keeps its text and cursor, and gets the combobox pattern of the ARIA Authoring
 * Practices.
 */
export function PlaceSuggestions({ name, input, known }: PlaceSuggestionsProps): ReactNode {
  const { t } = useTranslation('pages');
  const listId = useId();
  const { key, isOpen, active, suggestions, choose } = useProposals(input, known);
  const isShown = isOpen && suggestions.length > 0;
  useCombobox(input, { listId, isShown, active });
  return (
    <>
      {key !== '' && <input type="hidden" name={`${name}Key`} value={key} />}
      {name === 'to' && <OfflineNotice input={input} text={t('home.form.offline')} />}
      <div id={listId} role="listbox" aria-label={t('home.form.places')} className={styles.list} hidden={!isShown}>
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
    </>
  );
}

/** The field's text, its suggestions, and the keys. */
function useProposals(input: PlaceSuggestionsProps['input'], known: PlaceSuggestionsProps['known']) {
  const [text, setText] = useState('');
  const keyOf = (label: string) => known.find((each) => each.label === label)?.key ?? '';
  const [key, setKey] = useState(() => keyOf(input.current?.value ?? ''));
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const { places: suggestions } = useSuggestions({ text, beside: [], skip: !isOpen });

  function choose(suggestion: Suggestion): void {
    if (input.current === null) return;
    input.current.value = suggestion.label;
    // The form stores what is typed in it, and a choice counts as typed.
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
    setKey(suggestion.key);
    setActive(-1);
    setOpen(false);
  }

  useEffect(() => {
    // What was typed while this script was loading.
    setText(input.current?.value ?? '');
    setOpen(input.current !== null && document.activeElement === input.current);
  }, [input]);

  useEffect(() => {
    const field = input.current;
    if (field === null) return;
    const leaving = new AbortController();
    const onKeyDown = (event: KeyboardEvent) => {
      const move = moveSelection({ key: event.key, active, count: suggestions.length, isOpen });
      if (move === null) return;
      event.preventDefault();
      const marked = suggestions[active];
      if (move.kind === 'choose' && marked !== undefined) choose(marked);
      if (move.kind !== 'choose') setOpen(move.kind === 'move');
      setActive(move.kind === 'move' ? move.active : -1);
    };
    const onInput = () => {
      setText(field.value);
      setKey(keyOf(field.value));
      setActive(-1);
      // A script that fills a field without the focus opens no list.
      setOpen(field === document.activeElement);
    };
    field.addEventListener('keydown', onKeyDown, leaving);
    field.addEventListener('input', onInput, leaving);
    field.addEventListener('blur', () => setOpen(false), leaving);
    return () => leaving.abort();
  });

  return { key, isOpen, active, suggestions, choose };
}

type Combobox = { readonly listId: string; readonly isShown: boolean; readonly active: number };

/** Tells assistive technology about the list beneath the field. */
function useCombobox(input: RefObject<HTMLInputElement | null>, { listId, isShown, active }: Combobox): void {
  useEffect(() => {
    const field = input.current;
    if (field === null) return;
    const said = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-controls': listId, 'aria-expanded': String(isShown) };
    for (const [name, value] of Object.entries(said)) field.setAttribute(name, value);
    if (isShown && active >= 0) field.setAttribute('aria-activedescendant', `${listId}-${active}`);
    else field.removeAttribute('aria-activedescendant');
  }, [input, listId, isShown, active]);
}
