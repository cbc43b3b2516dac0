import { seeOther, throwTripNotFound } from '../../../../page-loader.ts';
import type { Submission } from './read-submission.ts';
import { hasCode, type Sent } from './send-change.ts';

/** Responses that mean the trip is no longer what the page showed. Its state decides what to show instead. */
const endedCodes: readonly string[] = ['already-booked', 'declined', 'cancelled', 'done', 'expired', 'not-priced', 'not-booked'];

/** The target of a refusal that no form can fix, or null for one that the form shows. Throws the redirect of a missing trip. */
export function leaveEndedTrip(sent: Sent<unknown>, { page, pathTo }: Pick<Submission, 'page' | 'pathTo'>): Response | null {
  if (sent.kind !== 'refused') return null;
  if (hasCode(sent.issues, ['trip-not-found'])) return throwTripNotFound(page);
  return hasCode(sent.issues, endedCodes) ? seeOther(pathTo('overview')) : null;
}
