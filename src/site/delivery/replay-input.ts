type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Tells a page that has just come to life what was typed, ticked and chosen in it before, as if that were done now: on a slow phone one is
 * quicker than the scripts. What the server wrote into a field is not told.
 */
export function replayInput(root: ParentNode): void {
  for (const field of root.querySelectorAll<Field>('input:not([type="hidden"]), textarea, select')) {
    if (field instanceof HTMLSelectElement) replayChoice(field);
    else if (field.type === 'checkbox' || field.type === 'radio') replayTick(field as HTMLInputElement);
    else replayText(field);
  }
}

function replayText(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { value, defaultValue } = field;
  if (value === defaultValue) return;
  // React tells only of what differs from what it saw last, and it sees what is set on the element, not on its prototype.
  field.value = defaultValue;
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function replayTick(field: HTMLInputElement): void {
  // Of radio buttons, the one that is on now says it for all.
  if (field.checked === field.defaultChecked || (field.type === 'radio' && !field.checked)) return;
  field.checked = field.defaultChecked;
  field.click();
}

function replayChoice(field: HTMLSelectElement): void {
  const options = [...field.options];
  const first = Math.max(
    0,
    options.findIndex(({ defaultSelected }) => defaultSelected),
  );
  if (field.multiple || field.selectedIndex === first) return;
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
}
