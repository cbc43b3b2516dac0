import { data } from 'react-router';
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

/** The fields of a form as the API takes them, but for those that only say which form it is. */
export function readEditor(form: FormData): {
  readonly intent: string;
  readonly revision: number;
  readonly fields: { name: string; values: string[] }[];
} {
  const names = [...new Set(form.keys())].filter((name) => name !== 'intent' && name !== 'revision');
  const fields = names.map((name) => ({ name, values: form.getAll(name).map(String) }));
  return { intent: String(form.get('intent') ?? ''), revision: Number(form.get('revision') ?? 0), fields };
}
