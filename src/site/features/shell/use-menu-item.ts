import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';

/** The delay that keeps a passing pointer from opening a menu (docs/specification.md#constants). */
const hoverDelayMs = 100;

/**
 * What opened a menu. Only a menu that was opened by a press closes at the next press: pressing one that hover or focus has just opened
 * keeps it open.
 */
export type OpenedBy = 'hover' | 'focus' | 'press';

type MenuItem = {
  readonly ref: RefObject<HTMLLIElement | null>;
  readonly isOpen: boolean;
  readonly setOpen: (by: OpenedBy | null) => void;
};

/** Handlers that open a menu on hover and on keyboard focus, and close it on leaving. */
export function useMenuItem({ ref, isOpen, setOpen }: MenuItem) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useDismissal({ ref, isOpen, setOpen });
  const holds = (target: EventTarget | null) => target instanceof Node && ref.current?.contains(target) === true;
  return {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') timer.current = setTimeout(() => setOpen('hover'), hoverDelayMs);
    },
    onPointerLeave: (event: PointerEvent) => {
      clearTimeout(timer.current);
      if (event.pointerType === 'mouse' && !ref.current?.querySelector(':focus-visible')) setOpen(null);
    },
    onFocus: (event: FocusEvent) => {
      // A press also brings the focus, which would open here what its click closes.
      if (!holds(event.relatedTarget) && event.target.matches(':focus-visible')) setOpen('focus');
    },
    onBlur: (event: FocusEvent) => {
      if (!holds(event.relatedTarget)) setOpen(null);
    },
  };
}

/** While open: Escape closes it from anywhere and returns the focus to the toggle; a press elsewhere closes it without moving the focus. */
function useDismissal({ ref, isOpen, setOpen }: MenuItem): void {
  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      if (ref.current?.contains(document.activeElement)) ref.current.querySelector('button')?.focus();
      setOpen(null);
    };
    const onPointerDown = (event: globalThis.PointerEvent) => {
      if (event.target instanceof Node && !ref.current?.contains(event.target)) setOpen(null);
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [ref, isOpen, setOpen]);
}
