import { type RefObject, useEffect } from 'react';
import { readFormValues } from '../../trip-editor/form-values.ts';
import { listMissing } from '../../trip-editor/preview-ready.ts';
import { fieldId } from '../../ui/form/field-id.ts';

type Input = {
  readonly form: RefObject<HTMLFormElement | null>;
  /** Whether the page was opened for a price. */
  readonly isAsked: boolean;
};

/** Moves the focus to the first field that the price needs, after hydration, unless the visitor has focused something. */
export function useFirstMissing({ form, isAsked }: Input): void {
  useEffect(() => {
    if (!isAsked) return;
    // After the draft of an earlier visit has been restored and rendered.
    const frame = requestAnimationFrame(() => {
      if (form.current === null || document.activeElement !== document.body || window.scrollY > 0) return;
      const [first] = listMissing(readFormValues(new FormData(form.current)));
      if (first !== undefined) document.getElementById(fieldId(first))?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [form, isAsked]);
}
