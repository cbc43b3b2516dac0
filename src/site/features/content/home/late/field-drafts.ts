import { shortFormKey } from '../../../../visitor/short-form-key.ts';

/**
 * Restores what was typed in a form earlier in this tab, in fields that are still unchanged, and stores what is typed from now on. A
 * browser restores other fields when the visitor returns, but not places. `onPutBack` is called where anything was restored.
 */
export function saveFields(form: HTMLFormElement, signal: AbortSignal, onPutBack: () => void): void {
  const draft = readDraft();
  for (const field of listFields(form)) {
    const value = draft[field.name];
    if (typeof value !== 'string' || isTouched(field)) continue;
    if (field.type !== 'radio') field.value = value;
    else if (field.value === value) field.checked = true;
    else continue;
    onPutBack();
    field.dispatchEvent(new Event('input', { bubbles: true }));
    // A visitor in the field is about to type, and replaces its value.
    if (field === document.activeElement) field.select();
  }
  // Includes what was typed before this script loaded: on a slow line that is all of it.
  write(form);
  form.addEventListener('input', () => write(form), { signal });
}

function write(form: HTMLFormElement): void {
  const typed = listFields(form).filter((field) => isTouched(field) && (field.type !== 'radio' || field.checked));
  try {
    // A page with an untouched form can hydrate late again the next time (delivery/begin-late.ts).
    if (typed.length === 0) sessionStorage.removeItem(shortFormKey);
    else sessionStorage.setItem(shortFormKey, JSON.stringify(Object.fromEntries(typed.map(({ name, value }) => [name, value]))));
  } catch {
    // Storage is full or blocked: the form is then as the browser leaves it.
  }
}

function isTouched({ type, checked, defaultChecked, value, defaultValue }: HTMLInputElement): boolean {
  return type === 'radio' ? checked !== defaultChecked : value !== defaultValue;
}

function listFields(form: HTMLFormElement): readonly HTMLInputElement[] {
  return [...form.elements]
    .filter((field) => field instanceof HTMLInputElement)
    .filter(({ name, type }) => name !== '' && type !== 'hidden');
}

function readDraft(): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(shortFormKey) ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
