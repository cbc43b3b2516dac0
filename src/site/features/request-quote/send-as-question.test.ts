import { describe, expect, it } from 'vitest';
import { createPage } from '../../testing/create-submission.ts';
import { createFormValues } from '../../trip-editor/form-values.ts';
import { describeTyped, sendAsQuestion } from './send-as-question.ts';

const typed = {
  ...createFormValues(new URLSearchParams({ from: 'Berlin', to: 'Longyearbyen', date: '2027-05-14', passengers: '88' }), 'key'),
  ...{ firstName: 'Anna', lastName: 'Zwaluw', email: 'anna@school.example', phone: '' },
  ...{ secondReturnTime: '21:00', secondReturnPassengers: '40', wheelchairPlaces: '1', notes: 'Elektrische rolstoel' },
  pickUps: [{ placeKey: '', place: 'Ludwigsburg', time: '07:30', passengers: '33' }],
};
const answer = { isSent: true, answerBy: '2027-01-04T10:00:00.000Z', callFrom: null, callUntil: null, errors: [] };

describe('a trip that the form cannot take', () => {
  it('is sent with everything that was typed, and answered by an hour', async () => {
    const asked: unknown[] = [];
    const page = createPage((_operation, variables) => {
      asked.push(variables);
      return answer;
    });
    expect(await sendAsQuestion(page, typed)).toEqual({ kind: 'asked', answerBy: answer.answerBy });
    const text = JSON.stringify(asked);
    for (const part of [
      'Anna Zwaluw',
      'anna@school.example',
      'Berlin',
      'Longyearbyen',
      '88',
      'Ludwigsburg',
      '07:30',
      '33',
      '21:00',
      '40',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('lists the wishes, and leaves out what was left as it was', () => {
    expect(describeTyped(typed)).toContain('wheelchairPlaces: 1\n');
    expect(describeTyped(typed)).toContain('notes: Elektrische rolstoel');
    expect(describeTyped(typed)).not.toMatch(/luggage|babySeats|flightNumber/);
  });

  it('says in the form’s own fields what the answer lacks', async () => {
    const errors = [
      { field: 'name', code: 'required' },
      { field: 'text', code: 'too-long' },
    ];
    const page = createPage(() => ({ ...answer, isSent: false, errors }));
    expect(await sendAsQuestion(page, typed)).toMatchObject({ kind: 'issues', issues: [{ field: 'firstName' }, { field: 'form' }] });
  });
});
