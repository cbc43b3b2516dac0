/**
 * Shows days and times in their fields in our format (docs/specification.md#constants), whatever the browser's settings: it would write 21
 * January in its own language, and an afternoon as PM. While the visitor types, a field shows the browser's format. The box around a field
 * carries the shown text, and the form's stylesheet does the rest. A field that is added later announces itself by an event `shown`. Runs
 * in the browser from its own text, so it may not use anything outside itself.
 */
export function showDays(): void {
  const fields = 'input[type="date"], input[type="time"]';
  const show = (field: EventTarget | null) => {
    if (!(field instanceof HTMLInputElement) || !field.matches(fields) || field.parentElement === null) return;
    field.parentElement.dataset.shown = field.type === 'date' ? field.value.split('-').reverse().join('-') : field.value;
  };
  const showAll = () => document.querySelectorAll(fields).forEach(show);
  for (const name of ['input', 'change', 'shown']) addEventListener(name, ({ target }) => show(target), true);
  // A press before the overlay of the field has loaded requests the calendar (ui/form/calendar). Touch, and the browser's own icon, open
  // the browser's picker.
  addEventListener('click', ({ target, clientX, clientY, pointerType }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'date' || pointerType !== 'mouse') return;
    const { right, top } = target.getBoundingClientRect();
    // Its label is above it, and only leads to it.
    if (clientX < right - 40 && clientY > top) target.dataset.pressed = '';
  });
  // The browser does not report values that it restores when the visitor returns.
  addEventListener('pageshow', showAll);
  showAll();
  document.documentElement.dataset.showsDays = '';
}
