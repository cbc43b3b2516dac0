import { SaveJourneyDetailsDocument } from '../../../api/generated/operations.ts';
import { seeOther } from '../../../page-loader.ts';
import { leaveEndedTrip } from '../shared/state/leave-ended-trip.ts';
import type { Submission } from '../shared/state/read-submission.ts';
import { readSeen } from '../shared/state/seen.ts';
import { answerRefusal, sendChange } from '../shared/state/send-change.ts';
import { readJourneyBase, readJourneyValues, type SentJourney, toJourneyVariables } from './journey-values.ts';

/** Saves the contact on the day and the group's flight or train. */
export async function saveJourney(submission: Submission) {
  const { page, id, form, pathTo } = submission;
  const typed = readJourneyValues(form);
  const { version } = readSeen(form);
  const sent = await sendChange(page, async () => {
    const { saveJourneyDetails } = await page.api.execute(SaveJourneyDetailsDocument, { id, version, ...toJourneyVariables(typed) });
    return saveJourneyDetails;
  });
  if (sent.kind === 'done') return seeOther(`${pathTo('overview', { saved: 'journey' })}#contacts`);
  return leaveEndedTrip(sent, submission) ?? answerRefusal<SentJourney>({ typed, base: readJourneyBase(form) }, sent, submission);
}
