import { shortFormKey } from '../../../../visitor/short-form-key.ts';

/**
 * Puts back what was typed in a form earlier in this tab, wherever nothing else stands, and keeps what is typed from now on: what a browser
 * puts back by itself when one returns, it does not for places. `onPutBack` is called where anything was.
 */
export function keepFields(form: HTMLFormElement, signal: AbortSignal, onPutBack: () => void): void {
  const kept = readKept();
  for (const field of listFields(form)) {
    const value = kept[field.name];
    if (typeof value !== 'string' || isTouched(field)) continue;
    if (field.type !== 'radio') field.value = value;
    else if (field.value === value) field.checked = true;
    else continue;
    onPutBack();
    field.dispatchEvent(new Event('input', { bubbles: true }));
    // Whoever is in the field already is about to type: that takes the place of it.
    if (field === document.activeElement) field.select();
  }
  // What was typed before this came, too: on a slow line that is all of it.
  write(form);
  form.addEventListener('input', () => write(form), { signal });
}

function write(form: HTMLFormElement): void {
  const typed = listFields(form).filter((field) => isTouched(field) && (field.type !== 'radio' || field.checked));
  try {
    // A page whose form was not touched can wait again the next time (delivery/begin-late.ts).
    if (typed.length === 0) sessionStorage.removeItem(shortFormKey);
    else sessionStorage.setItem(shortFormKey, JSON.stringify(Object.fromEntries(typed.map(({ name, value }) => [name, value]))));
  } catch {
    // Full or blocked: the form is then as the browser leaves it.
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

function readKept(): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(shortFormKey) ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
