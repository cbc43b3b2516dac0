import { CancelBookingDocument } from '../../../api/generated/operations.ts';
import { seeOther } from '../../../page-loader.ts';
import { readCents } from '../check/place-order.ts';
import { leaveEndedTrip } from '../shared/state/leave-ended-trip.ts';
import type { Submission } from '../shared/state/read-submission.ts';
import { readSeen } from '../shared/state/seen.ts';
import { answerRefusal, readText, sendChange } from '../shared/state/send-change.ts';
import { readReasonValues } from './decline-quote.ts';

/** Cancels a booking at the fee that was shown. */
export async function cancelBooking(submission: Submission) {
  const { page, id, form, pathTo } = submission;
  const values = readReasonValues(form);
  const { reason, idempotencyKey } = values;
  const { version } = readSeen(form);
  const expectedFeeCents = readCents(readText(form, 'expectedFee'));
  const sent = await sendChange(page, async () => {
    const answer = await page.api.execute(CancelBookingDocument, { id, expectedFeeCents, version, reason, idempotencyKey });
    return answer.cancelBooking;
  });
  if (sent.kind === 'done') return seeOther(pathTo('canceled'));
  const elsewhere = leaveEndedTrip(sent, submission);
  if (elsewhere !== null) return elsewhere;
  return answerRefusal(values, sent, submission);
}
