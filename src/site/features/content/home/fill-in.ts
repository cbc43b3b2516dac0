/** Announces the filled fields as if they had been typed: the form listens to this event. */
export function fillIn(form: HTMLFormElement | null, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form?.elements.namedItem(name);
    if (field instanceof HTMLInputElement) {
      field.value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    } else if (field instanceof RadioNodeList) field.value = value;
  }
}

export function swapPlaces(form: HTMLFormElement | null): void {
  if (form === null) return;
  const typed = new FormData(form);
  fillIn(form, { from: String(typed.get('to') ?? ''), to: String(typed.get('from') ?? '') });
}
