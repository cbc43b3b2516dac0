import { type KeyboardEvent, useState } from 'react';
import { moveSelection } from './move-selection.ts';
import { type Suggestion, useSuggestions } from './use-suggestions.ts';

type Start = { readonly text: string; readonly key: string; readonly beside: readonly string[]; readonly onChosen: () => void };

/** The typed text, its suggestions, and the suggestion selected by keys. */
export function usePlaceChoice(start: Start) {
  const [text, setText] = useState(start.text);
  const [key, setKey] = useState(start.key);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [chosen, setChosen] = useState<Suggestion | null>(null);
  // The other stops are sent along, because places of the same name near them come first.
  const found = useSuggestions({ text, beside: start.beside, skip: key !== '' });
  const { places: suggestions, choices, choicesCode, isRegion, isFallback, isEmpty } = found;

  function type(field: HTMLInputElement): void {
    setText(field.value);
    setKey('');
    setChosen(null);
    setActive(-1);
    // What was typed before the script loaded may be reported when the visitor is in another field, which a list would cover.
    setOpen(field === field.ownerDocument.activeElement);
  }

  function choose(suggestion: Suggestion): void {
    setText(suggestion.label);
    setKey(suggestion.key);
    setChosen(suggestion);
    setActive(-1);
    setOpen(false);
    start.onChosen();
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const move = moveSelection({ key: event.key, active, count: suggestions.length, isOpen });
    if (move === null) return;
    event.preventDefault();
    const marked = suggestions[active];
    if (move.kind === 'choose') {
      if (marked !== undefined) choose(marked);
      return;
    }
    setOpen(move.kind === 'move');
    setActive(move.kind === 'move' ? move.active : -1);
  }

  const isShown = isOpen && suggestions.length > 0;
  return {
    text,
    key,
    suggestions,
    isShown,
    /** Streets and houses may be missing from the suggestions. */
    isFallback: isOpen && isFallback,
    /** The typed text may mean any of these. */
    choices: isOpen ? [] : choices,
    choicesCode,
    /** The typed text is a region, and its towns are suggested. */
    isRegion,
    /** Nothing has the typed name. */
    isEmpty: isOpen && isEmpty && !isFallback,
    /** The suggestion in the field. */
    chosen,
    active: isShown ? active : -1,
    type,
    choose,
    onKeyDown,
    close: () => setOpen(false),
  };
}
