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
import { leaveEndedTrip } from '../shared/state/leave-ended-trip.ts';
import type { Submission } from '../shared/state/read-submission.ts';
import { retryOf } from '../shared/state/retry.ts';
import { hasCode, readText, type Sent, sendChange } from '../shared/state/send-change.ts';

/** What the changed trip would cost. */
export type ChangePreview = NonNullable<PreviewItineraryChangeQuery['previewItineraryChange']['preview']>;

/** The form as the server gives it back. */
export type ChangeAnswer = {
  readonly values: ItineraryValues;
  /** What these values cost; null where that was not asked, or something is wrong with them. */
  readonly preview: ChangePreview | null;
  /** Everything that is wrong, or why nothing was changed. */
  readonly issues: readonly Issue[];
  /** False where only the list of stops was changed. */
  readonly isJudged: boolean;
  readonly isUnavailable: boolean;
};

/** Works out the new price, changes the stops, or changes the trip: as the pressed button asks. */
export async function sendItineraryChange(submission: Submission) {
  const values = readItineraryValues(submission.form);
  const intent = parseIntent(readText(submission.form, 'intent'));
  if (intent.kind === 'send') return await changeItinerary(submission, values);
  if (intent.kind === 'preview') return await answerPreview(submission, values);
  return answer({ values: applyIntent(values, intent), isJudged: false }, 200);
}

async function changeItinerary(submission: Submission, values: ItineraryValues) {
  const { page, id, form, pathTo } = submission;
  const sent = await sendChange(page, async () => {
    const { changeItinerary: result } = await page.api.execute(ChangeItineraryDocument, {
      id,
      idempotencyKey: values.idempotencyKey,
      itinerary: toItineraryInput(values),
      expectedTotalCents: readCents(readText(form, 'expectedTotalCents')),
      version: readCents(readText(form, 'version')),
    });
    return result;
  });
  if (sent.kind === 'done') return seeOther(pathTo('overview', { changed: '1' }));
  const elsewhere = leaveEndedTrip(sent, submission);
  if (elsewhere !== null) return elsewhere;
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
  if (sent.kind === 'done') return answer({ values, preview: sent.answer.preview, issues: before }, before.length === 0 ? 200 : 422);
  const elsewhere = leaveEndedTrip(sent, submission);
  if (elsewhere !== null) return elsewhere;
  return answerRefusal(submission, values, sent);
}

/** As other forms of a trip do it: what could not be delivered becomes a button that sends it once more where no script waits for it. */
function answerRefusal({ form, isDocument }: Submission, values: ItineraryValues, sent: Exclude<Sent<never>, { kind: 'done' }>) {
  if (sent.kind === 'refused') return answer({ values: withFreshKey(values, sent.issues), issues: sent.issues }, 422);
  if (isDocument) throw data(retryOf(form), { status: 503 });
  return answer({ values, isUnavailable: true }, 503);
}

/** A key that served another change serves no more. */
function withFreshKey(values: ItineraryValues, issues: readonly Issue[]): ItineraryValues {
  return hasCode(issues, ['key-reused']) ? { ...values, idempotencyKey: crypto.randomUUID() } : values;
}

function answer(part: Pick<ChangeAnswer, 'values'> & Partial<ChangeAnswer>, status: number) {
  return data<ChangeAnswer>({ preview: null, issues: [], isJudged: true, isUnavailable: false, ...part }, { status });
}
