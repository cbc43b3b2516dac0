import { ReleaseReservationDocument, ReserveVehiclesDocument } from '../../../api/generated/operations.ts';
import { seeOther } from '../../../page-loader.ts';
import { leaveEndedTrip } from '../shared/state/leave-ended-trip.ts';
import type { Submission } from '../shared/state/read-submission.ts';
import { readSeen, type SeenLines } from '../shared/state/seen.ts';
import { answerRefusal, readText, sendChange } from '../shared/state/send-change.ts';

export type ReserveValues = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly seen: SeenLines;
  readonly idempotencyKey: string;
};

/** Sets the vehicles aside, or gives them back. */
export async function reserveVehicles(submission: Submission) {
  const { page, id, form, option, pathTo } = submission;
  const values = readReserveValues(form);
  const { firstName, lastName, email, idempotencyKey } = values;
  const search = option === null ? {} : { option };
  if (readText(form, 'intent') === 'release') {
    const released = await sendChange(page, async () => (await page.api.execute(ReleaseReservationDocument, { id })).releaseReservation);
    if (released.kind === 'done') return seeOther(pathTo('overview', search));
    return leaveEndedTrip(released, submission) ?? answerRefusal(values, released, submission);
  }
  const customer = form.has('email') ? { firstName, lastName, email } : null;
  const asked = { id, idempotencyKey, version: readSeen(form).version, optionKey: option, customer };
  const sent = await sendChange(page, async () => (await page.api.execute(ReserveVehiclesDocument, asked)).reserveVehicles);
  // Where the last vehicle has just gone, the page of the quote says who looks for another, and by when.
  if (sent.kind === 'done') return seeOther(pathTo(sent.answer.travel?.stage === 'request' ? 'overview' : 'reserve', search));
  return leaveEndedTrip(sent, submission) ?? answerRefusal(values, sent, submission);
}

function readReserveValues(form: FormData): ReserveValues {
  return {
    firstName: readText(form, 'firstName'),
    lastName: readText(form, 'lastName'),
    email: readText(form, 'email'),
    seen: readSeen(form).seen,
    idempotencyKey: readText(form, 'idempotencyKey'),
  };
}
