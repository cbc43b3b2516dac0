import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from 'react';
import { useDesk } from '../desk-texts.ts';
import { Icon } from './icons/icon.tsx';
import { Key } from './key.tsx';
import styles from './toast.module.css';

export type Toast = {
  /** What was done, with its object: "Quote sent to Claire Petit". */
  readonly text: string;
  /** Undoes it; Z does the same. Without it there is nothing to undo. */
  readonly onUndo?: () => void;
  /** Called when the time is over without an undo: does what waited for it, such as sending a mail. */
  readonly onGone?: () => void;
};

const shownFor = 8000;
const ToastContext = createContext<(toast: Toast) => void>(() => undefined);

/** Shows what was just done, for 8 s, with its undo. One at a time: the next replaces the last, which is then final. */
export function useToast(): (toast: Toast) => void {
  return use(ToastContext);
}

/** The place of the page's toast. The toast stays while the pointer or the focus is on it. */
export function Toasts({ children }: { readonly children: ReactNode }) {
  const [toast, setToast] = useState<(Toast & { readonly at: number }) | null>(null);
  const last = useRef<Toast | null>(null);
  const show = useCallback((next: Toast) => {
    last.current?.onGone?.();
    last.current = next;
    setToast({ ...next, at: Date.now() });
  }, []);
  const end = useCallback((isUndone: boolean) => {
    const ended = last.current;
    last.current = null;
    setToast(null);
    if (isUndone) ended?.onUndo?.();
    else ended?.onGone?.();
  }, []);
  return (
    <ToastContext value={show}>
      {children}
      <div className={styles.place} aria-live="polite">
        {toast !== null && <Shown key={toast.at} toast={toast} onEnd={end} />}
      </div>
    </ToastContext>
  );
}

function Shown({ toast, onEnd }: { readonly toast: Toast; readonly onEnd: (isUndone: boolean) => void }) {
  const { t } = useDesk();
  const [isPaused, setPaused] = useState(false);
  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => onEnd(false), shownFor);
    return () => clearTimeout(timer);
  }, [isPaused, onEnd]);
  const pause = () => setPaused(true);
  const resume = () => setPaused(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only waits while the pointer is on it
    <div className={styles.toast} onPointerEnter={pause} onPointerLeave={resume} onFocus={pause} onBlur={resume}>
      <Icon name="check" />
      <span>{toast.text}</span>
      {toast.onUndo !== undefined && (
        <button type="button" aria-keyshortcuts="z" onClick={() => onEnd(true)}>
          {t('ui.undo')} <Key>Z</Key>
        </button>
      )}
    </div>
  );
}
