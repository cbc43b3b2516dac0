import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/calendar/date.ts';
import { collectionCosts, lastAutomaticStep, makeReminder, nextReminder, reminderModes, reminderSteps } from './reminders.ts';

const today = '2026-11-27';
const make = (step: 1 | 2 | 3, country: string, isBusiness: boolean, cents = 100_000) =>
  makeReminder({ step, today, cents, debtor: { country, isBusiness } });

describe('a reminder', () => {
  it.each(['NL', 'BE', 'DE', 'FR', 'ES', 'IT'])(
    'of a business in %s asks for € 40 from the second on, by the law of the country',
    (country) => {
      expect(make(1, country, true)).toMatchObject({ feeCents: 0, clause: null, law: '', payBy: '2026-12-04' });
      for (const step of [2, 3] as const) expect(make(step, country, true)).toMatchObject({ feeCents: 4_000, clause: 'business-fee' });
      expect(make(2, country, true).law).not.toBe('');
    },
  );

  it('of a business outside the Union includes no costs', () => {
    for (const step of reminderSteps) expect(make(step, 'CH', true)).toMatchObject({ feeCents: 0, clause: null });
  });

  it.each(['BE', 'DE', 'FR', 'ES', 'IT', 'CH'])('of a consumer in %s is free at every step', (country) => {
    for (const step of reminderSteps) expect(make(step, country, false)).toMatchObject({ feeCents: 0, laterFeeCents: 0 });
  });

  it('of a consumer in the Netherlands names the costs in a free notice of fourteen days before it asks for them', () => {
    expect(make(1, 'NL', false)).toMatchObject({ feeCents: 0, laterFeeCents: 0, clause: 'free' });
    expect(make(2, 'NL', false)).toMatchObject({ feeCents: 0, laterFeeCents: 15_000, clause: 'fourteen-days', law: 'art. 6:96 lid 6 BW' });
    expect(make(3, 'NL', false)).toMatchObject({ feeCents: 15_000, laterFeeCents: 0, clause: 'consumer-fee' });
    expect(make(2, 'NL', false).payBy > addDays(today, 15)).toBe(true);
  });

  it('of a consumer in Belgium is free and leaves fourteen days from the third working day on', () => {
    const first = make(1, 'BE', false);
    expect(first).toMatchObject({ clause: 'free-first', law: 'art. XIX.2 WER / CDE' });
    // For a reminder sent on a Friday, the third working day is Wednesday the 2nd.
    expect(first.payBy >= addDays('2026-12-02', 14)).toBe(true);
  });
});

describe('costs of collection in the Netherlands', () => {
  it.each([
    [100, 4_000],
    [26_666, 4_000],
    [100_000, 15_000],
    [250_000, 37_500],
    [500_000, 62_500],
    [1_000_000, 87_500],
    [20_000_000, 277_500],
    [1_000_000_000, 677_500],
  ])('of %d cents are %d', (cents, costs) => {
    expect(collectionCosts(cents)).toBe(costs);
  });
});

describe('the next reminder', () => {
  it('waits three days for the bank, then until the day after the last deadline', () => {
    expect(nextReminder({ dueOn: '2026-11-20', step: 0, payBy: null })).toEqual({ step: 1, on: '2026-11-23' });
    expect(nextReminder({ dueOn: '2026-11-20', step: 1, payBy: '2026-12-01' })).toEqual({ step: 2, on: '2026-12-03' });
    expect(nextReminder({ dueOn: '2026-11-20', step: 3, payBy: '2026-12-20' })).toBeNull();
  });

  it('is sent by the worker only as far as the settings allow', () => {
    expect(reminderModes.map(lastAutomaticStep)).toEqual([0, 1, 3]);
  });
});
