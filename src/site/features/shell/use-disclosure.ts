import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * What the browser's `details` lacks as a menu: Escape closes it and returns the focus; a press elsewhere and a navigation close it too.
 */
export function useDisclosure(ref: RefObject<HTMLDetailsElement | null>): void {
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    // Not on the first page: it may have been opened before the script loaded.
    if (shown.current === key) return;
    shown.current = key;
    if (ref.current) ref.current.open = false;
  }, [key, ref]);
  useEffect(() => {
    const details = ref.current;
    if (details === null) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.open) return;
      event.stopPropagation();
      details.open = false;
      details.querySelector('summary')?.focus();
    };
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !details.contains(event.target)) details.open = false;
    };
    details.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      details.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [ref]);
}
