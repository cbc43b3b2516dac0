import { SaveContactDetailsDocument } from '../../../api/generated/operations.ts';
import { seeOther } from '../../../page-loader.ts';
import { leaveEndedTrip } from '../shared/state/leave-ended-trip.ts';
import type { Submission } from '../shared/state/read-submission.ts';
import { readSeen } from '../shared/state/seen.ts';
import { answerRefusal, sendChange } from '../shared/state/send-change.ts';
import { readContactBase, readContactValues, type SentContact, toContactVariables } from './contact-values.ts';

/** Saves the passenger and billing details, and continues to the last step. */
export async function saveContactDetails(submission: Submission) {
  const { page, id, form, option, pathTo } = submission;
  const typed = readContactValues(form);
  const { version } = readSeen(form);
  const sent = await sendChange(page, async () => {
    const { saveContactDetails: answer } = await page.api.execute(SaveContactDetailsDocument, {
      id,
      version,
      ...toContactVariables(typed),
    });
    return answer;
  });
  if (sent.kind === 'done') return seeOther(pathTo('check-itinerary', option === null ? {} : { option }));
  const elsewhere = leaveEndedTrip(sent, submission);
  if (elsewhere !== null) return elsewhere;
  return answerRefusal<SentContact>({ typed, base: readContactBase(form) }, sent, submission);
}
