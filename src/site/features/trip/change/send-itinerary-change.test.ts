import { describe, expect, it } from 'vitest';
import { away, createSubmission, done, outcomeOf, refusedBy } from '../../../testing/create-submission.ts';
import { sendItineraryChange } from './send-itinerary-change.ts';
import { splitIssues } from './split-issues.ts';

const preview = { version: 3, totalCents: 120_000, beforeCents: 100_000, differenceCents: 20_000, driversBefore: 1, kilometers: 90 };
const priced = { preview, errors: [] };
const typed = { 'stops.0.place': 'Utrecht', 'stops.1.place': 'Bonn', passengers: '48', idempotencyKey: 'key-of-the-form' };
const confirmed = { ...typed, intent: 'send', expectedTotalCents: '110000', version: '2' };

describe('a changed itinerary', () => {
  it('is priced before anything happens', async () => {
    const { submission, asked } = createSubmission({ answer: priced, fields: { ...typed, intent: 'preview' } });
    const outcome = await sendItineraryChange(submission);
    expect(outcomeOf(outcome)).toBe(200);
    expect(outcome).toMatchObject({ data: { preview, issues: [], isJudged: true, values: { passengers: '48' } } });
    expect(asked).toMatchObject([{ id: 'abc', itinerary: { passengers: '48', stops: [{ placeText: 'Utrecht' }, { placeText: 'Bonn' }] } }]);
    expect(asked[0]).not.toHaveProperty('expectedTotalCents');
  });

  it('is changed at the total and of the version that were seen, and leads back', async () => {
    const { submission, asked } = createSubmission({ answer: done, fields: confirmed });
    expect(outcomeOf(await sendItineraryChange(submission))).toBe('/overview?changed=1');
    expect(asked).toMatchObject([{ expectedTotalCents: 110_000, version: 2, idempotencyKey: 'key-of-the-form' }]);
  });

  it('whose price is out of date is shown again', async () => {
    const field = 'expectedTotalCents';
    const answers = { changeItinerary: refusedBy(field, 'changed'), previewItineraryChange: priced };
    const outcome = await sendItineraryChange(createSubmission({ answer: null, answers, fields: confirmed }).submission);
    expect(outcomeOf(outcome)).toBe(422);
    expect(outcome).toMatchObject({ data: { preview, issues: [{ field, code: 'changed' }], values: { passengers: '48' } } });
  });

  it('keeps what was typed and the initial values if somebody else changed the trip', async () => {
    const base = JSON.stringify({ ...confirmed, passengers: '40', stops: [], pickUps: [], extras: [] });
    const answers = { changeItinerary: refusedBy('version', 'changed') };
    const outcome = await sendItineraryChange(createSubmission({ answer: null, answers, fields: { ...confirmed, base } }).submission);
    expect(outcomeOf(outcome)).toBe(422);
    expect(outcome).toMatchObject({ data: { preview: null, version: 2, values: { passengers: '48' }, base: { passengers: '40' } } });
  });

  it('that is not possible here explains why, with everything typed', async () => {
    const outcome = await sendItineraryChange(
      createSubmission({ answer: refusedBy('form', 'moved-too-far'), fields: confirmed }).submission,
    );
    expect(outcomeOf(outcome)).toBe(422);
    expect(outcome).toMatchObject({
      data: { preview: null, issues: [{ code: 'moved-too-far' }], values: { idempotencyKey: 'key-of-the-form' } },
    });
  });

  it('gets another key where the form was used before', async () => {
    const answer = refusedBy('idempotencyKey', 'key-reused');
    const outcome = await sendItineraryChange(createSubmission({ answer, fields: confirmed }).submission);
    expect(outcome).toMatchObject({
      data: { issues: [{ code: 'key-reused' }], values: { idempotencyKey: expect.not.stringContaining('form') } },
    });
  });

  it('waits in the page while our side is away, or in a button without a script', async () => {
    const outcome = await sendItineraryChange(createSubmission({ answer: away, fields: confirmed }).submission);
    expect(outcomeOf(outcome)).toBe(503);
    expect(outcome).toMatchObject({ data: { isUnavailable: true, values: { idempotencyKey: 'key-of-the-form' } } });
    const { submission } = createSubmission({ answer: away, fields: confirmed, isDocument: true });
    const thrown = await sendItineraryChange(submission).catch((error: unknown) => error);
    expect(thrown).toMatchObject({ data: { retry: Object.entries(confirmed) }, init: { status: 503 } });
  });

  it('of a trip that ended meanwhile redirects to its present state', async () => {
    for (const intent of ['preview', 'send']) {
      const { submission } = createSubmission({ answer: refusedBy('form', 'cancelled'), fields: { ...confirmed, intent } });
      expect(outcomeOf(await sendItineraryChange(submission))).toBe('/overview?');
    }
  });

  it('may have its stops moved without asking for a price', async () => {
    const { submission, asked } = createSubmission({ answer: priced, fields: { ...typed, intent: 'add-stop' } });
    const outcome = await sendItineraryChange(submission);
    expect(outcome).toMatchObject({
      data: { isJudged: false, values: { stops: [{ place: 'Utrecht' }, { place: '' }, { place: 'Bonn' }] } },
    });
    expect(asked).toEqual([]);
  });
});

describe('the API’s answer', () => {
  it('is sorted by what to do about it', () => {
    const issue = (field: string, code: string) => ({ field, code, proposal: null });
    const [time, late] = [issue('stops.0.time', 'required'), issue('form', 'too-late')];
    expect(splitIssues([time, late])).toEqual({ mendable: [time], refusal: 'too-late', hasChanged: false, isReused: false });
    expect(splitIssues([issue('version', 'changed')])).toEqual({ mendable: [], refusal: null, hasChanged: true, isReused: false });
    expect(splitIssues([issue('idempotencyKey', 'key-reused')])).toMatchObject({ mendable: [], refusal: null, isReused: true });
  });
});
