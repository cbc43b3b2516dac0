import { type RefObject, useEffect, useRef } from 'react';
import type { Refusal } from '../shared/state/send-change.ts';
import type { ContactValues, SentContact } from './contact-values.ts';

type Drafting = {
  readonly initial: ContactValues;
  readonly refusal: Refusal<SentContact> | undefined;
  /** Of the trip. */
  readonly reference: string;
};

/** Keeps what is typed across a reload, until it is saved. The code for it loads late: the form renders and works without it. */
export function useContactDraft({ initial, refusal, reference }: Drafting): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const latest = useRef({ initial, refusal });
  useEffect(() => {
    latest.current = { initial, refusal };
  }, [initial, refusal]);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    let sent: { readonly answeredBefore: unknown } | null = null;
    const onSubmit = () => {
      sent = { answeredBefore: latest.current.refusal };
    };
    form.current?.addEventListener('submit', onSubmit, { signal });
    const late = import('./late/contact-draft.ts').catch(() => null);
    void late.then((draft) => {
      if (draft === null || form.current === null || signal.aborted) return;
      // What the server returned is newer than what was stored.
      const known = latest.current.refusal?.values.typed ?? latest.current.initial;
      draft.saveContactDraft({ form: form.current, initial: known, reference, signal });
    });
    return () => {
      leaving.abort();
      if (sent !== null && sent.answeredBefore === latest.current.refusal) void late.then((draft) => draft?.forgetContact());
    };
  }, [reference]);
  return form;
}
