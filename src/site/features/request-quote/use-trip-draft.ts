import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { visit } from '../../visitor/visit.ts';
import { type FormValues, readFormValues } from './form-values.ts';
import { createDraft, fillIn, findDraft, tripQueryOf } from './trip-draft.ts';

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

/** Gives a form that was left half filled its contents again, after the page has been taken over, and remembers what is typed in it. */
export function useTripDraft({ editor, initial, wasSent }: Drafting): void {
  const query = tripQueryOf(useLocation().search);
  const { form, values, change } = editor;
  const begun = useRef<{ readonly query: string; readonly values: FormValues } | null>(null);
  useEffect(() => {
    if (begun.current === null) {
      const draft = wasSent ? null : findDraft(visit.get().trip, query);
      begun.current = { query: draft?.query ?? query, values };
      if (draft === null || form.current === null) return;
      const filled = fillIn({ initial, typed: readFormValues(new FormData(form.current)), draft });
      writeFields(form.current, filled);
      change(() => filled, document.activeElement?.id || null);
    } else if (values !== begun.current.values) {
      visit.update({ trip: { kind: 'planned', draft: createDraft(values, begun.current.query) } });
    }
  }, [form, values, change, initial, query, wasSent]);
}

/** The fields but the stops, which are drawn anew. */
function writeFields(form: HTMLFormElement, { stops: _stops, extras, idempotencyKey: _key, ...texts }: FormValues): void {
  const written: Readonly<Record<string, string>> = texts;
  for (const field of form.elements) {
    if (!isTyped(field)) continue;
    const text = written[field.name];
    if (field.name === 'extras') check(field, extras.includes(field.value));
    else if (text !== undefined && isChecked(field)) check(field, field.value === text);
    else if (text !== undefined && field.value !== text) field.value = text;
  }
}

type TypedField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isTyped(field: Element): field is TypedField {
  return field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement;
}

function isChecked(field: TypedField): boolean {
  return field.type === 'radio' || field.type === 'checkbox';
}

function check(field: TypedField, isOn: boolean): void {
  if (field instanceof HTMLInputElement) field.checked = isOn;
}
