import { type ActionFunctionArgs, data } from 'react-router';
import { EndAwayDocument, KeepPaperDocument } from '../api/generated/operations.ts';
import { type DeskRequest, requireSignedIn } from '../desk-request.ts';
import { type Kept, readForm, sentOf, unknownIntent } from './send-form.ts';

type Asked = { readonly execute: DeskRequest['execute']; readonly id: string; readonly fields: ReturnType<typeof readForm>['fields'] };
type Acts = Readonly<Record<string, (asked: Asked) => Promise<Kept>>>;

/**
 * Does what a form on somebody's or something's own page asks: a paper is filed and an absence ended alike of both; what else there is
 * stands in `own`, by the intent of its form.
 */
export async function answerFile({ params, ...args }: ActionFunctionArgs, subject: 'driver' | 'vehicle' | 'operator', own: Acts) {
  const { execute } = requireSignedIn(args);
  const { intent, id: chosen, fields } = readForm(await args.request.formData());
  const acts = new Map<string, (asked: Asked) => Promise<Kept>>([
    ['paper', async ({ id }) => (await execute(KeepPaperDocument, { subject, id, fields })).keepPaper],
    ['back', async () => (await execute(EndAwayDocument, { id: chosen, of: subject })).endAway],
    ...Object.entries(own),
  ]);
  const kept = (await acts.get(intent)?.({ execute, id: params.id ?? '', fields })) ?? unknownIntent;
  return data(sentOf(intent, fields, kept), { status: kept.problem === null ? 200 : 409 });
}
