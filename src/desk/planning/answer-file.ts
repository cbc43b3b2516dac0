import { type ActionFunctionArgs, data } from 'react-router';
import { EndAwayDocument, KeepPaperDocument } from '../api/generated/operations.ts';
import { type DeskRequest, requireSignedIn } from '../desk-request.ts';
import { type Kept, readForm, sentOf, unknownIntent } from './send-form.ts';

type Asked = {
  readonly execute: DeskRequest['execute'];
  readonly id: string;
  readonly fields: ReturnType<typeof readForm>['fields'];
  /** The row that a button stands beside, and a file that was sent along, as base64; empty for none. */
  readonly chosen: string;
  readonly file: string;
};
type Acts = Readonly<Record<string, (asked: Asked) => Promise<Kept>>>;

function seenIn(fields: Asked['fields']): string {
  return fields.find(({ name }) => name === 'seen')?.values[0] ?? '';
}

/**
 * Does what a form on somebody's or something's own page asks: a paper is filed and an absence ended alike of both; what else there is
 * stands in `own`, by the intent of its form.
 */
export async function answerFile({ params, ...args }: ActionFunctionArgs, subject: 'driver' | 'vehicle' | 'operator', own: Acts) {
  const { execute } = requireSignedIn(args);
  const form = await args.request.formData();
  const sent = form.get('file');
  const file = sent instanceof File ? Buffer.from(await sent.bytes()).toString('base64') : '';
  form.delete('file');
  const { intent, id: chosen, fields } = readForm(form);
  const acts = new Map<string, (asked: Asked) => Promise<Kept>>([
    ['paper', async ({ id }) => (await execute(KeepPaperDocument, { subject, id, fields })).keepPaper],
    ['back', async () => (await execute(EndAwayDocument, { id: chosen, of: subject, seen: seenIn(fields) })).endAway],
    ...Object.entries(own),
  ]);
  const kept = (await acts.get(intent)?.({ execute, id: params.id ?? '', fields, chosen, file })) ?? unknownIntent;
  return data(sentOf(intent, fields, kept), { status: kept.problem === null ? 200 : 409 });
}
