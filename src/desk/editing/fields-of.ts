/** Tags and entities of all texts of one form: a long page has some hundreds, and cleaning takes a millisecond for each hundred. */
const mostMarks = 10_000;

/** Refuses a form with so much mark-up that cleaning it would hold up everybody else. */
function refuseTooMuch(values: Iterable<string>): void {
  let marks = 0;
  for (const value of values) marks += value.split(/[<&]/, mostMarks + 1).length;
  if (marks > mostMarks) throw new Response(null, { status: 413 });
}

/** The fields of an editor by their paths, without those that only say which form it is; of a name that comes twice the first counts. */
export function fieldsOf(form: FormData): Readonly<Record<string, string>> {
  // In one pass: looking for each name through the whole form takes the square of its length.
  const fields = new Map<string, string>();
  for (const [name, value] of form) {
    if (name !== 'intent' && name !== 'revision' && !fields.has(name)) fields.set(name, String(value));
  }
  refuseTooMuch(fields.values());
  return Object.fromEntries(fields);
}
