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
  /** Whether the server returned the form with what was sent, which is newer than any draft. */
  readonly wasSent: boolean;
};

type Drafts = typeof import('./late/save-draft.ts');

/**
 * Restores a half-filled form after hydration, and stores what is typed in it. The code for it loads late: the form renders and works
 * without it.
 */
export function useTripDraft({ editor, initial, wasSent }: Drafting): void {
  const query = tripQueryOf(useLocation().search);
  const { form, values, change } = editor;
  const [drafts, setDrafts] = useState<Drafts | null>(null);
  const begun = useRef<{ readonly query: string; readonly values: FormValues } | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    import('./late/save-draft.ts').then(
      ({ takeUpDraft, saveDraft }) => leaving.signal.aborted || setDrafts({ takeUpDraft, saveDraft }),
      // If it cannot load, the browser's own form handling remains.
      () => undefined,
    );
    return () => leaving.abort();
  }, []);
  useEffect(() => {
    if (drafts === null || form.current === null) return;
    if (begun.current === null) {
      const taken = wasSent ? null : drafts.takeUpDraft({ form: form.current, initial, query });
      begun.current = { query: taken?.query ?? query, values: initial };
      if (taken !== null) {
        change(() => taken.filled, document.activeElement?.id || null);
        return;
      }
    }
    if (values !== begun.current.values) drafts.saveDraft(values, begun.current.query);
  }, [drafts, form, values, change, initial, query, wasSent]);
}
