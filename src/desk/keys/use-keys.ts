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

/** Keys of every page. Typing into a field is not a shortcut. In an open dialog only its own letters act. */
export function useKeys({ isIn, areKeysOn, places, onFind, onHelp }: Keys): void {
  const navigate = useNavigate();
  const chordAt = useRef(Number.NEGATIVE_INFINITY);
  const goTo = (key: string): boolean => {
    const isChord = performance.now() - chordAt.current < chordFor;
    chordAt.current = key === 'g' && !isChord ? performance.now() : Number.NEGATIVE_INFINITY;
    const place = isChord ? places.find(({ go }) => go === key) : undefined;
    if (place !== undefined) void navigate(place.to);
    return place !== undefined;
  };
  const pressSingle = (event: KeyboardEvent): boolean => {
    const key = event.key.toLowerCase();
    if (isModalOpen()) return pressShown(key);
    if (key === '/') return call(onFind);
    if (key === '?') return call(onHelp);
    return goTo(key) || pressInList(key, event.shiftKey) || pressShown(key);
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isIn || event.defaultPrevented || event.isComposing || event.altKey) return;
    const isCommand = event.ctrlKey || event.metaKey;
    const isDone = isCommand
      ? event.key.toLowerCase() === 'k' && call(onFind)
      : areKeysOn && !isTyping(event.target) && /^[\p{L}/?]$/u.test(event.key) && pressSingle(event);
    if (isDone) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

function call(act: () => void): true {
  act();
  return true;
}

function pressInList(key: string, isShift: boolean): boolean {
  if (key === 'j' || key === 'k') return moveInList(key === 'j' ? 1 : -1);
  return key === 'x' && selectLine(isShift);
}

function pressShown(key: string): boolean {
  const shown = findByKey(key);
  shown?.focus();
  shown?.click();
  return shown !== null;
}
