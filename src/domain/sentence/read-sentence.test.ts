import { describe, expect, it } from 'vitest';
import { longestDescription, type Mark, readFields } from './mark.ts';
import { readSentence } from './read-sentence.ts';
import { dutch } from './testing/dutch.ts';
import { english } from './testing/english.ts';
import { french } from './testing/french.ts';
import { german } from './testing/german.ts';
import { type Sample, sampleDay } from './testing/sample.ts';
import { spanish } from './testing/spanish.ts';

const samples = [...german, ...english, ...dutch, ...french, ...spanish];

/** Fields that differ from what the text says; with `isSure`, only those not marked as unsure. */
function listWrong({ text, gives }: Sample, isSure: boolean): readonly string[] {
  const { marks } = readSentence(text, sampleDay);
  return readFields.flatMap((field) => {
    const mark = marks.find((one) => one.field === field);
    if (mark === undefined) return isSure || gives[field] === undefined ? [] : [`${field}: nothing, not ${gives[field]}`];
    if (mark.value === gives[field] || (isSure && !mark.isSure)) return [];
    // An unsure value for something that the text does not say is a question, not a mistake.
    if (gives[field] === undefined && !mark.isSure) return [];
    return [`${field}: ${mark.value}, not ${gives[field] ?? 'said'}`];
  });
}

describe('a trip from a sentence or a mail', () => {
  it('has 120 samples', () => {
    expect(new Set(samples.map(({ text }) => text)).size).toBeGreaterThanOrEqual(120);
  });

  it('reads every field of nine in ten', () => {
    const wrong = samples.flatMap((sample) => {
      const fields = listWrong(sample, false);
      return fields.length === 0 ? [] : [`${sample.text.slice(0, 60)} … ${fields.join('; ')}`];
    });
    expect(wrong.slice(Math.floor(samples.length / 10))).toEqual([]);
  });

  it.each(samples)('is nowhere wrong without a mark: $text', (sample) => {
    expect(listWrong(sample, true)).toEqual([]);
  });

  it.each(samples)('marks the place of each value and lists what is missing: $text', ({ text }) => {
    const { marks, missing } = readSentence(text, sampleDay);
    const isWithin = ({ start, end }: Mark) => start >= 0 && end > start && end <= text.length;
    expect(marks.filter((mark) => !isWithin(mark))).toEqual([]);
    for (const { field, value, start, end } of marks)
      if (['from', 'to', 'via', 'pickUp'].includes(field)) expect(text.slice(start, end)).toBe(value);
    expect(missing.filter((field) => marks.some((mark) => mark.field === field))).toEqual([]);
  });

  it('reads nothing from a signature', () => {
    const mail = 'Wir fahren von Kassel nach Berlin.\nViele Grüße\nAnna\nTermine: 12.12.2026, 10 Uhr, 30 Personen, im Rollstuhl';
    expect(readSentence(mail, sampleDay).marks.map(({ value }) => value)).toEqual(['Kassel', 'Berlin']);
  });

  it.each([
    '',
    '🚌🚌🚌',
    'x'.repeat(4_000),
    ' '.repeat(20_000),
    `${'van '.repeat(3_000)}Utrecht`,
    'İİİ from Ghent to Bruges',
    '1'.repeat(5_000),
  ])('survives odd text', (text) => {
    const started = performance.now();
    const { marks } = readSentence(text, sampleDay);
    expect(performance.now() - started).toBeLessThan(500);
    expect(marks.every(({ end }) => end <= longestDescription)).toBe(true);
  });
});
