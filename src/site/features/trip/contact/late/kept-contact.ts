import { customerLastsFor } from '../../../../visitor/session-trip.ts';
import { findSessionStorage } from '../../../../visitor/visit.ts';
import { type ContactValues, contactFields, readContactValues } from '../contact-values.ts';
import { type Kept, parseKept, pickKept } from './parse-kept.ts';

const key = 'contact-details';

type Keeping = {
  readonly form: HTMLFormElement;
  /** What is known of the trip without what was typed here. */
  readonly initial: ContactValues;
  /** Of the trip; never its key. */
  readonly reference: string;
  readonly signal: AbortSignal;
};

/**
 * Puts back what was typed for this trip earlier in this tab, wherever nothing else was typed since, and keeps what is typed from now on,
 * for as long as who asks is kept of a request.
 */
export function keepContact({ form, initial, reference, signal }: Keeping): void {
  const kept = pickKept(readKept(), { reference, now: Date.now() });
  if (kept === null) forgetContact();
  const typed = readContactValues(new FormData(form));
  for (const name of contactFields) {
    const text = kept?.[name];
    if (text !== undefined && typed[name] === initial[name]) setField(form, name, text);
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    clearTimeout(timer);
    timer = setTimeout(forgetContact, customerLastsFor);
    writeKept({ reference, typedAt: Date.now(), fields: readContactValues(new FormData(form)) });
  };
  form.addEventListener('input', write, { signal });
}

/** What was typed is saved with the trip, or too old. */
export function forgetContact(): void {
  try {
    findSessionStorage()?.removeItem(key);
  } catch {
    // Blocked: then nothing stands there.
  }
}

function setField(form: HTMLFormElement, name: string, text: string): void {
  const field = form.elements.namedItem(name);
  // What stands in it is seen.
  const folded = field instanceof HTMLElement && text !== '' ? field.closest('details') : null;
  if (folded !== null) folded.open = true;
  if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof RadioNodeList) field.value = text;
}

function writeKept(kept: Kept): void {
  try {
    findSessionStorage()?.setItem(key, JSON.stringify(kept));
  } catch {
    // Full or blocked: the form is then as the browser leaves it.
  }
}

function readKept(): Kept | null {
  try {
    return parseKept(JSON.parse(findSessionStorage()?.getItem(key) ?? 'null'));
  } catch {
    return null;
  }
}
