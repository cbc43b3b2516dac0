import { type ReactNode, type ToggleEvent, useId, useRef } from 'react';
import { placeBeside } from './place-beside.ts';
import styles from './popover.module.css';

type PopoverProps = {
  /** The name of what it opens. */
  readonly label: string;
  /** The name of the button, where it shows only a pictogram. */
  readonly triggerLabel?: string;
  /** The key that presses it. */
  readonly shortcut?: string | undefined;
  readonly trigger: ReactNode;
  readonly triggerClass?: string | undefined;
  /** On a phone it slides up from the bottom, over the whole width. */
  readonly isSheet?: boolean;
  readonly children: ReactNode;
};

/** The browser's own popover: it handles Escape, a press outside and the returning focus, and opens without a script. */
export function Popover({ label, triggerLabel, shortcut, trigger, triggerClass, isSheet = false, children }: PopoverProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const place = (event: ToggleEvent<HTMLDivElement>) => {
    if (event.newState === 'open' && !isSheet) placeBeside(event.currentTarget, button.current);
  };
  // A button inside a field, such as the one of its calendar, belongs to filling the form in and does not close the popover.
  const closeAfterAct = (target: EventTarget, layer: HTMLElement) => {
    const pressed = target instanceof Element ? target.closest('a, button') : null;
    if (pressed === null || !layer.contains(pressed) || pressed.closest('[data-field]') !== null) return;
    // What is not filled in rightly stays, so that the browser can say so beside the field.
    if (pressed instanceof HTMLButtonElement && pressed.form?.checkValidity() === false) return;
    layer.hidePopover();
  };
  return (
    <>
      <button ref={button} type="button" className={triggerClass} popoverTarget={id} aria-label={triggerLabel} aria-keyshortcuts={shortcut}>
        {trigger}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on what is inside clicks it. */}
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className={styles.popover}
        data-sheet={isSheet || undefined}
        onToggle={place}
        onClick={({ target, currentTarget }) => closeAfterAct(target, currentTarget)}
      >
        {children}
      </div>
    </>
  );
}
