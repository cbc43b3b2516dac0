/** Tags and entities in all texts of one form. A long page has some hundreds, and cleaning takes a millisecond for each hundred. */
const mostMarks = 10_000;

/** Refuses a form with so much mark-up that cleaning it would delay all other requests. */
function refuseTooMuch(values: Iterable<string>): void {
  let marks = 0;
  for (const value of values) marks += value.split(/[<&]/, mostMarks + 1).length;
  if (marks > mostMarks) throw new Response(null, { status: 413 });
}

/** The fields of an editor by their paths, without those that identify the form. Of a repeated name the first counts. */
export function fieldsOf(form: FormData): Readonly<Record<string, string>> {
  // In one pass. Searching the whole form for each name would take quadratic time.
  const fields = new Map<string, string>();
  for (const [name, value] of form) {
    if (name !== 'intent' && name !== 'revision' && !fields.has(name)) fields.set(name, String(value));
  }
  refuseTooMuch(fields.values());
  return Object.fromEntries(fields);
}
