import { afterEach, expect, it, vi } from 'vitest';
import { readTexts } from '#output/texts/read-texts.ts';
import { createDeskWords } from '../desk-texts.ts';
import { describeDetail } from './describe-detail.ts';

afterEach(() => vi.useRealTimers());

it('formats money, dates and times like the page, and translates codes', () => {
  vi.useFakeTimers({ now: Date.parse('2026-01-01T00:00:00Z') });
  const words = createDeskWords({ language: 'nl', texts: readTexts('nl', 'desk') });
  const details = ['startsOn: 2027-02-03', 'until: 2027-02-03T08:00:00.000Z', 'totalCents: 114221', 'reason: 2027', 'extraMinutes: 60'].map(
    (line) => describeDetail(line, words),
  );
  expect(details).toEqual([
    'vertrekt op: wo 3 feb 2027',
    'tot: wo 3 feb 2027, 09:00',
    'prijs: € 1.142,21',
    'reden: 2027',
    'minuten langer: 60',
  ]);
});
