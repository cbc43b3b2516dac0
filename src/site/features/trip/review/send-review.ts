import { SubmitReviewDocument } from '../../../api/generated/operations.ts';
import { seeOther } from '../../../page-loader.ts';
import { leaveEndedTrip } from '../shared/state/leave-ended-trip.ts';
import type { Submission } from '../shared/state/read-submission.ts';
import { answerRefusal, hasCode, sendChange } from '../shared/state/send-change.ts';
import { readReviewValues } from './review-values.ts';

/** Sends a review of the trip. The page then says thanks. */
export async function sendReview(submission: Submission) {
  const { page, id, form, pathTo } = submission;
  const values = readReviewValues(form);
  const sent = await sendChange(page, async () => {
    const { submitReview } = await page.api.execute(SubmitReviewDocument, { id, ...values });
    return submitReview;
  });
  if (sent.kind === 'done') return seeOther(pathTo('review', { sent: '1' }));
  if (sent.kind === 'refused' && hasCode(sent.issues, ['already-reviewed'])) return seeOther(pathTo('review'));
  return leaveEndedTrip(sent, submission) ?? answerRefusal(values, sent, submission);
}
