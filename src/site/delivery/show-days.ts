/**
 * Lets days and hours stand in their fields as we write them (docs/specification.md#constants), whatever a browser was set to: it writes 21
 * January in its own language, and an afternoon as PM. A field shows its own again while one types in it. The box around a field carries
 * what is shown; the style sheet of forms does the rest, and nothing of it before this has run. A field that comes later says so by an
 * event `shown`. Runs in the browser from its own text, so it knows nothing outside of itself.
 */
export function showDays(): void {
  const fields = 'input[type="date"], input[type="time"]';
  const show = (field: EventTarget | null) => {
    if (!(field instanceof HTMLInputElement) || !field.matches(fields) || field.parentElement === null) return;
    field.parentElement.dataset.shown = field.type === 'date' ? field.value.split('-').reverse().join('-') : field.value;
  };
  const showAll = () => document.querySelectorAll(fields).forEach(show);
  for (const name of ['input', 'change', 'shown']) addEventListener(name, ({ target }) => show(target), true);
  // Pressed before what lies over a field has come: that asks for its months (ui/form/calendar). A finger, and the browser's own sign, have
  // the browser's picker.
  addEventListener('click', ({ target, clientX, clientY, pointerType }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'date' || pointerType !== 'mouse') return;
    const { right, top } = target.getBoundingClientRect();
    // Above it stands its label, which only leads to it.
    if (clientX < right - 40 && clientY > top) target.dataset.pressed = '';
  });
  // What a browser puts back as one returns, it does not tell.
  addEventListener('pageshow', showAll);
  showAll();
  document.documentElement.dataset.showsDays = '';
}
