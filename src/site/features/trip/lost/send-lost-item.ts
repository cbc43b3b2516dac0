import { ReportLostItemDocument } from '../../../api/generated/operations.ts';
import { seeOther } from '../../../page-loader.ts';
import type { PageRequest } from '../../../request-context.ts';
import type { Submission } from '../shared/state/read-submission.ts';
import { answerRefusal, readText, sendChange } from '../shared/state/send-change.ts';

/** Identifies this form among the page's others. */
export const lostIntent = 'report-lost';

export type LostValues = { readonly intent: typeof lostIntent; readonly what: string; readonly place: string };

type LostForm = Pick<Submission, 'form' | 'isDocument'> & {
  readonly page: PageRequest;
  /** Of the booking, or of the group's page. */
  readonly id: string;
  /** The same page, with a confirmation. */
  readonly sentPath: string;
};

/** Sends a lost item to the drivers. */
export async function sendLostItem({ page, id, sentPath, form, isDocument }: LostForm) {
  const values: LostValues = { intent: lostIntent, what: readText(form, 'what'), place: readText(form, 'place') };
  const { what, place } = values;
  const sent = await sendChange(page, async () => (await page.api.execute(ReportLostItemDocument, { id, what, place })).reportLostItem);
  return sent.kind === 'done' ? seeOther(`${sentPath}#lost`) : answerRefusal(values, sent, { form, isDocument });
}
