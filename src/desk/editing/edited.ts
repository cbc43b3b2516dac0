import { data } from 'react-router';
import { readWhole } from '#domain/input/read-whole.ts';
import type { EditedPartsFragment } from '../api/generated/operations.ts';
import { unlessAway } from '../unless-away.ts';

/** What came of a form of an editor's page: which of its forms, and when, so that a page shows what was typed once. */
export type Sent = EditedPartsFragment & { readonly intent: string; readonly stamp: string };

/** Does what a form asks, and says what came of it; while the database is away, that. */
export async function sendEdit(intent: string, work: () => Promise<EditedPartsFragment>) {
  const base = { intent, issues: [], fields: null };
  return await unlessAway({ ...base, stamp: '' }, async () => {
    const sent: Sent = { ...(await work()), intent, stamp: String(Date.now()) };
    return data(sent, { status: sent.problem === null ? 200 : 409 });
  });
}

export const refused: EditedPartsFragment = { problem: 'refused', issues: [], fields: null };

/** Tags and entities of all texts of one form: a long page has some hundreds, and cleaning takes a millisecond for each hundred. */
const mostMarks = 10_000;

/** Refuses a form with so much mark-up that cleaning it would hold up everybody else. */
function refuseTooMuch(fields: readonly { readonly values: readonly string[] }[]): void {
  let marks = 0;
  for (const { values } of fields) for (const value of values) marks += value.split(/[<&]/, mostMarks + 1).length;
  if (marks > mostMarks) throw new Response(null, { status: 413 });
}

/** The fields of a form as the API takes them, but for those that only say which form it is. */
export function readEditor(form: FormData): {
  readonly intent: string;
  readonly revision: number;
  readonly fields: { name: string; values: string[] }[];
} {
  // In one pass: looking for each name through the whole form takes the square of its length.
  const byName = new Map<string, string[]>();
  for (const [name, value] of form) {
    if (name === 'intent' || name === 'revision') continue;
    const values = byName.get(name) ?? [];
    byName.set(name, values);
    values.push(String(value));
  }
  const fields = [...byName].map(([name, values]) => ({ name, values }));
  refuseTooMuch(fields);
  return { intent: String(form.get('intent') ?? ''), revision: readWhole(form.get('revision')) ?? 0, fields };
}
