import { CancelQuoteDocument } from '../../../api/generated/operations.ts';
import { seeOther } from '../../../page-loader.ts';
import { leaveEndedTrip } from '../shared/state/leave-ended-trip.ts';
import type { Submission } from '../shared/state/read-submission.ts';
import { readSeen, type SeenLines } from '../shared/state/seen.ts';
import { answerRefusal, readText, sendChange } from '../shared/state/send-change.ts';

export type ReasonValues = { readonly reason: string; readonly seen: SeenLines; readonly idempotencyKey: string };

/** Declines a quote; that is free. */
export async function declineQuote(submission: Submission) {
  const { page, id, form, pathTo } = submission;
  const values = readReasonValues(form);
  const { reason, idempotencyKey } = values;
  const { version } = readSeen(form);
  const sent = await sendChange(
    page,
    async () => (await page.api.execute(CancelQuoteDocument, { id, version, reason, idempotencyKey })).cancelQuote,
  );
  if (sent.kind === 'done') return seeOther(pathTo('canceled'));
  const elsewhere = leaveEndedTrip(sent, submission);
  if (elsewhere !== null) return elsewhere;
  return answerRefusal(values, sent, submission);
}

export function readReasonValues(form: FormData): ReasonValues {
  return { reason: readText(form, 'reason'), seen: readSeen(form).seen, idempotencyKey: readText(form, 'idempotencyKey') };
}
