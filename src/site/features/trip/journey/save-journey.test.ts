import { describe, expect, it } from 'vitest';
import { away, createSubmission, done, outcomeOf, refusedBy } from '../../../testing/create-submission.ts';
import { journeyValuesOf } from './journey-values.ts';
import { saveJourney } from './save-journey.ts';

const fields = {
  intent: 'journey',
  idempotencyKey: 'key',
  version: '4',
  flightNumber: 'KL 1234',
  'firstContact.name': 'Bram Bos',
  'firstContact.phoneNumber': '06 8765 4321',
};

describe('the details of the day', () => {
  it('are saved as typed, and the page says so', async () => {
    const { submission, asked } = createSubmission({ answer: done, fields });
    expect(outcomeOf(await saveJourney(submission))).toBe('/overview?saved=journey#contacts');
    const firstContact = { name: 'Bram Bos', phoneNumber: '06 8765 4321' };
    const secondContact = { name: '', phoneNumber: '' };
    expect(asked).toEqual([{ id: 'abc', version: 4, idempotencyKey: 'key', flightNumber: 'KL 1234', firstContact, secondContact }]);
  });

  it('stay in the form beside their errors', async () => {
    const outcome = await saveJourney(createSubmission({ answer: refusedBy('firstContact.phoneNumber', 'phone'), fields }).submission);
    expect(outcomeOf(outcome)).toBe(422);
    expect(outcome).toMatchObject({
      data: { values: { typed: { flightNumber: 'KL 1234' } }, issues: [{ field: 'firstContact.phoneNumber' }] },
    });
    expect(outcomeOf(await saveJourney(createSubmission({ answer: away, fields }).submission))).toBe(503);
  });

  it('cannot be saved once the coach has left, which the form says', async () => {
    expect(outcomeOf(await saveJourney(createSubmission({ answer: refusedBy('form', 'departed'), fields }).submission))).toBe(422);
    expect(outcomeOf(await saveJourney(createSubmission({ answer: refusedBy('form', 'cancelled'), fields }).submission))).toBe(
      '/overview?',
    );
  });

  it('start with known values', () => {
    const contacts = { firstContact: { name: 'Bram Bos', phoneNumber: '06' }, secondContact: null };
    expect(journeyValuesOf({ flightNumber: 'KL 1', contacts }, 'key')).toEqual({
      flightNumber: 'KL 1',
      'firstContact.name': 'Bram Bos',
      'firstContact.phoneNumber': '06',
      'secondContact.name': '',
      'secondContact.phoneNumber': '',
      idempotencyKey: 'key',
    });
  });
});
