import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { moveInList, selectLine } from './list-keys.ts';
import { findByKey, isModalOpen, isTyping } from './shown-keys.ts';

export type Keys = {
  readonly isIn: boolean;
  readonly areKeysOn: boolean;
  readonly places: readonly { readonly to: string; readonly go: string }[];
  readonly onFind: () => void;
  readonly onHelp: () => void;
};

/** Milliseconds within which a letter after G goes to a place. */
const chordFor = 1500;

/** Keys of every page. What is typed into a field is no shortcut. In an open dialog only its own letters act. */
export function useKeys({ isIn, areKeysOn, places, onFind, onHelp }: Keys): void {
  const navigate = useNavigate();
  const chordAt = useRef(0);
  const goTo = (key: string): boolean => {
    const isChord = Date.now() - chordAt.current < chordFor;
    chordAt.current = 0;
    const place = isChord ? places.find(({ go }) => go === key) : undefined;
    if (place !== undefined) void navigate(place.to);
    return place !== undefined;
  };
  const pressSingle = (event: KeyboardEvent): boolean => {
    const key = event.key.toLowerCase();
    if (!isModalOpen()) {
      if (goTo(key)) return true;
      if (key === 'j' || key === 'k') return moveInList(key === 'j' ? 1 : -1);
      if (key === 'x' && selectLine(event.shiftKey)) return true;
    }
    const shown = findByKey(key);
    if (shown !== null) {
      shown.focus();
      shown.click();
      return true;
    }
    if (key === 'g' && !isModalOpen()) chordAt.current = Date.now();
    return key === 'g';
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isIn || event.defaultPrevented || event.isComposing) return;
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && !event.altKey && event.key.toLowerCase() === 'k') return take(event, onFind);
    if (isCommand || event.altKey || isTyping(event.target)) return;
    if (!areKeysOn) return;
    if (event.key === '/' && !isModalOpen()) return take(event, onFind);
    if (event.key === '?' && !isModalOpen()) return take(event, onHelp);
    if (/^\p{L}$/u.test(event.key) && pressSingle(event)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

function take(event: KeyboardEvent, act: () => void): void {
  event.preventDefault();
  act();
}
