import { seeOther, throwTripNotFound } from '../../../../page-loader.ts';
import type { Submission } from './read-submission.ts';
import { hasCode, type Sent } from './send-change.ts';

/** Answers that mean the trip is no longer what the page showed: its state decides what to show instead. */
const endedCodes: readonly string[] = ['already-booked', 'declined', 'cancelled', 'done', 'expired', 'not-priced', 'not-booked'];

/** Where a refusal leads that no form can mend, or null for one that the form shows. Throws the redirect of a trip that is not there. */
export function leaveEndedTrip(sent: Sent<unknown>, { page, pathTo }: Pick<Submission, 'page' | 'pathTo'>): Response | null {
  if (sent.kind !== 'refused') return null;
  if (hasCode(sent.issues, ['trip-not-found'])) return throwTripNotFound(page);
  return hasCode(sent.issues, endedCodes) ? seeOther(pathTo('overview')) : null;
}
