type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Replays to a newly hydrated page what was typed, ticked and chosen before, as if it were done now, because on a slow phone people are
 * quicker than the scripts. Values that the server rendered are not replayed.
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
  // React reports only what differs from what it saw last, and it sees values set on the element, not on its prototype.
  field.value = defaultValue;
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function replayTick(field: HTMLInputElement): void {
  // Of radio buttons, only the selected one is replayed.
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
