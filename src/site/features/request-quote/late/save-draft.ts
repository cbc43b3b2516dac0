import { type FormValues, readFormValues } from '../../../trip-editor/form-values.ts';
import { visit } from '../../../visitor/visit.ts';
import { createDraft, fillIn, findDraft } from './trip-draft.ts';

type Input = {
  readonly form: HTMLFormElement;
  /** The form's initial values. */
  readonly initial: FormValues;
  /** What the address says of the trip. */
  readonly query: string;
};

/** For a half-filled form: its contents with the draft in it, and the address where it was started; else null. */
export function takeUpDraft({ form, initial, query }: Input): { readonly filled: FormValues; readonly query: string } | null {
  const draft = findDraft(visit.get().trip, query);
  if (draft === null) return null;
  const filled = fillIn({ initial, typed: readFormValues(new FormData(form)), draft });
  writeFields(form, filled);
  return { filled, query: draft.query };
}

/** Stores what is typed. */
export function saveDraft(values: FormValues, query: string): void {
  visit.update({ trip: { kind: 'planned', draft: createDraft(values, query) } });
}

/** The fields except the stops and boarding places, which are rendered again. */
function writeFields(
  form: HTMLFormElement,
  { stops: _stops, pickUps: _pickUps, extras, idempotencyKey: _key, ...texts }: FormValues,
): void {
  const written: Readonly<Record<string, string>> = texts;
  for (const field of form.elements) {
    if (!isTyped(field)) continue;
    const text = written[field.name];
    if (field.name === 'extras') check(field, extras.includes(field.value));
    else if (text !== undefined && isChecked(field)) check(field, field.value === text);
    else if (text !== undefined && field.value !== text) field.value = text;
    unfold(field);
  }
}

/** A folded part opens again where it has typed values. */
function unfold(field: TypedField): void {
  const isSet = field instanceof HTMLInputElement && isChecked(field) ? field.checked : field.value !== '';
  const fold = field.closest('details');
  if (isSet && fold !== null) fold.open = true;
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
