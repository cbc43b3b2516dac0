import { customerLastsFor } from '../../../../visitor/session-trip.ts';
import { findSessionStorage } from '../../../../visitor/visit.ts';
import { type ContactValues, contactFields, readContactValues } from '../contact-values.ts';
import { type ContactDraft, parseDraft, pickDraft } from './parse-draft.ts';

const key = 'contact-details';

type Drafting = {
  readonly form: HTMLFormElement;
  /** The trip's stored values, without what was typed here. */
  readonly initial: ContactValues;
  /** Of the trip; never its key. */
  readonly reference: string;
  readonly signal: AbortSignal;
};

/**
 * Restores what was typed for this trip earlier in this tab, in fields that were not typed in since, and stores what is typed from now on,
 * for as long as a request's customer data is kept.
 */
export function saveContactDraft({ form, initial, reference, signal }: Drafting): void {
  const draft = pickDraft(readDraft(), { reference, now: Date.now() });
  if (draft === null) forgetContact();
  const typed = readContactValues(new FormData(form));
  for (const name of contactFields) {
    const text = draft?.[name];
    if (text !== undefined && typed[name] === initial[name]) setField(form, name, text);
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    clearTimeout(timer);
    timer = setTimeout(forgetContact, customerLastsFor);
    writeDraft({ reference, typedAt: Date.now(), fields: readContactValues(new FormData(form)) });
  };
  form.addEventListener('input', write, { signal });
}

/** What was typed is saved with the trip, or too old. */
export function forgetContact(): void {
  try {
    findSessionStorage()?.removeItem(key);
  } catch {
    // Storage is blocked, so it holds nothing.
  }
}

function setField(form: HTMLFormElement, name: string, text: string): void {
  const field = form.elements.namedItem(name);
  // A folded part with values opens.
  const folded = field instanceof HTMLElement && text !== '' ? field.closest('details') : null;
  if (folded !== null) folded.open = true;
  if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof RadioNodeList) field.value = text;
}

function writeDraft(draft: ContactDraft): void {
  try {
    findSessionStorage()?.setItem(key, JSON.stringify(draft));
  } catch {
    // Storage is full or blocked: the form is then as the browser leaves it.
  }
}

function readDraft(): ContactDraft | null {
  try {
    return parseDraft(JSON.parse(findSessionStorage()?.getItem(key) ?? 'null'));
  } catch {
    return null;
  }
}
