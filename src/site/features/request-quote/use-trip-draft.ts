import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { FormValues } from '../../trip-editor/form-values.ts';
import { tripQueryOf } from './trip-query.ts';

type Editor = {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly values: FormValues;
  readonly change: (make: (values: FormValues) => FormValues, focus: string | null) => void;
};

type Drafting = {
  readonly editor: Editor;
  readonly initial: FormValues;
  /** Whether the form came back from the server with what was sent: that is newer than any draft. */
  readonly wasSent: boolean;
};

type Keeping = typeof import('./late/keep-draft.ts');

/**
 * Gives a form that was left half filled its contents again, after the page has been taken over, and remembers what is typed in it. How
 * that is done comes late: a form is drawn and filled in without it.
 */
export function useTripDraft({ editor, initial, wasSent }: Drafting): void {
  const query = tripQueryOf(useLocation().search);
  const { form, values, change } = editor;
  const [keeping, setKeeping] = useState<Keeping | null>(null);
  const begun = useRef<{ readonly query: string; readonly values: FormValues } | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    import('./late/keep-draft.ts').then(
      ({ takeUpDraft, keepDraft }) => leaving.signal.aborted || setKeeping({ takeUpDraft, keepDraft }),
      // Where it cannot be had, a form is as a browser keeps it.
      () => undefined,
    );
    return () => leaving.abort();
  }, []);
  useEffect(() => {
    if (keeping === null || form.current === null) return;
    if (begun.current === null) {
      const taken = wasSent ? null : keeping.takeUpDraft({ form: form.current, initial, query });
      begun.current = { query: taken?.query ?? query, values: initial };
      if (taken !== null) {
        change(() => taken.filled, document.activeElement?.id || null);
        return;
      }
    }
    if (values !== begun.current.values) keeping.keepDraft(values, begun.current.query);
  }, [keeping, form, values, change, initial, query, wasSent]);
}
