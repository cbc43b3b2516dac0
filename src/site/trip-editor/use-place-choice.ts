import { type KeyboardEvent, useState } from 'react';
import { moveSelection } from './move-selection.ts';
import { type Suggestion, useSuggestions } from './use-suggestions.ts';

type Start = { readonly text: string; readonly key: string; readonly beside: readonly string[]; readonly onChosen: () => void };

/** What is typed, what is suggested for it, and which suggestion the keys stand on. */
export function usePlaceChoice(start: Start) {
  const [text, setText] = useState(start.text);
  const [key, setKey] = useState(start.key);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [chosen, setChosen] = useState<Suggestion | null>(null);
  // What was typed is asked about on: of namesakes, those beside the other stops are offered.
  const found = useSuggestions({ text, beside: start.beside, skip: key !== '' });
  const { places: suggestions, choices, choicesCode, isRegion, isFallback, isEmpty } = found;

  function type(field: HTMLInputElement): void {
    setText(field.value);
    setKey('');
    setChosen(null);
    setActive(-1);
    // What was typed before the script came is told of when the visitor may be in another field, which a list would cover.
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
    /** Streets and houses may be missing from what is suggested. */
    isFallback: isOpen && isFallback,
    /** What was typed and left may be any of these. */
    choices: isOpen ? [] : choices,
    choicesCode,
    /** What was typed is a region, whose towns are proposed. */
    isRegion,
    /** Nothing goes by what is typed. */
    isEmpty: isOpen && isEmpty && !isFallback,
    /** The suggestion that stands in the field. */
    chosen,
    active: isShown ? active : -1,
    type,
    choose,
    onKeyDown,
    close: () => setOpen(false),
  };
}
