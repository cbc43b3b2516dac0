import { data } from 'react-router';
import {
  ChangeItineraryDocument,
  PreviewItineraryChangeDocument,
  type PreviewItineraryChangeQuery,
} from '../../../api/generated/operations.ts';
import type { Issue } from '../../../api/issue.ts';
import { seeOther } from '../../../page-loader.ts';
import { type ItineraryValues, readItineraryValues } from '../../../trip-editor/itinerary-values.ts';
import { applyIntent, parseIntent } from '../../../trip-editor/stop-intents.ts';
import { toItineraryInput } from '../../../trip-editor/to-itinerary-input.ts';
import { readCents } from '../check/place-order.ts';
import { isOutdated } from '../shared/seen-trip.tsx';
import { leaveEndedTrip } from '../shared/state/leave-ended-trip.ts';
import type { Submission } from '../shared/state/read-submission.ts';
import { retryOf } from '../shared/state/retry.ts';
import { readSeen } from '../shared/state/seen.ts';
import { hasCode, readText, type Sent, sendChange } from '../shared/state/send-change.ts';
import { readBase } from './merge-change.ts';

/** The price of the changed trip. */
export type ChangePreview = NonNullable<PreviewItineraryChangeQuery['previewItineraryChange']['preview']>;

/** The form as the server returns it. */
export type ChangeAnswer = {
  readonly values: ItineraryValues;
  /** The price of these values; null where it was not requested, or the values have issues. */
  readonly preview: ChangePreview | null;
  /** All issues, or why nothing was changed. */
  readonly issues: readonly Issue[];
  /** False where only the list of stops was changed. */
  readonly isJudged: boolean;
  readonly isUnavailable: boolean;
  /** The version of the trip behind the form, and the initial values of its fields; null where the form lacks them. */
  readonly version: number;
  readonly base: ItineraryValues | null;
};

/** Computes the new price, edits the stops, or changes the trip, depending on the pressed button. */
export async function sendItineraryChange(submission: Submission) {
  const values = readItineraryValues(submission.form);
  const intent = parseIntent(readText(submission.form, 'intent'));
  if (intent.kind === 'send') return await changeItinerary(submission, values);
  if (intent.kind === 'preview') return await answerPreview(submission, values);
  return answer(submission, { values: applyIntent(values, intent), isJudged: false }, 200);
}

async function changeItinerary(submission: Submission, values: ItineraryValues) {
  const { page, id, form, pathTo } = submission;
  const sent = await sendChange(page, async () => {
    const { changeItinerary: result } = await page.api.execute(ChangeItineraryDocument, {
      id,
      idempotencyKey: values.idempotencyKey,
      itinerary: toItineraryInput(values),
      expectedTotalCents: readCents(readText(form, 'expectedTotalCents')),
      version: readSeen(form).version,
    });
    return result;
  });
  if (sent.kind === 'done') return seeOther(pathTo('overview', { changed: '1' }));
  const elsewhere = leaveEndedTrip(sent, submission);
  if (elsewhere !== null) return elsewhere;
  // Somebody else changed the trip after the form was opened. The page shows what, beside what was typed.
  if (sent.kind === 'refused' && isOutdated(sent)) return answer(submission, { values, issues: sent.issues }, 422);
  // The new value is shown, and asked about again.
  if (sent.kind === 'refused' && hasCode(sent.issues, ['changed'])) return await answerPreview(submission, values, sent.issues);
  return answerRefusal(submission, values, sent);
}

async function answerPreview(submission: Submission, values: ItineraryValues, before: readonly Issue[] = []) {
  const { page, id } = submission;
  const sent = await sendChange(page, async () => {
    const { previewItineraryChange } = await page.api.execute(PreviewItineraryChangeDocument, { id, itinerary: toItineraryInput(values) });
    return previewItineraryChange;
  });
  if (sent.kind === 'done') {
    return answer(submission, { values, preview: sent.answer.preview, issues: before }, before.length === 0 ? 200 : 422);
  }
  const elsewhere = leaveEndedTrip(sent, submission);
  if (elsewhere !== null) return elsewhere;
  return answerRefusal(submission, values, sent);
}

/** As for other forms of a trip: without a script, a form that could not be delivered becomes a button that sends it again. */
function answerRefusal(submission: Submission, values: ItineraryValues, sent: Exclude<Sent<never>, { kind: 'done' }>) {
  const { form, isDocument } = submission;
  if (sent.kind === 'refused') return answer(submission, { values: withFreshKey(values, sent.issues), issues: sent.issues }, 422);
  if (isDocument) throw data(retryOf(form), { status: 503 });
  return answer(submission, { values, isUnavailable: true }, 503);
}

/** A key that was used for another change cannot be used again. */
function withFreshKey(values: ItineraryValues, issues: readonly Issue[]): ItineraryValues {
  return hasCode(issues, ['key-reused']) ? { ...values, idempotencyKey: crypto.randomUUID() } : values;
}

function answer({ form }: Submission, part: Pick<ChangeAnswer, 'values'> & Partial<ChangeAnswer>, status: number) {
  const from = { version: readSeen(form).version, base: readBase(readText(form, 'base')) };
  return data<ChangeAnswer>({ preview: null, issues: [], isJudged: true, isUnavailable: false, ...from, ...part }, { status });
}
