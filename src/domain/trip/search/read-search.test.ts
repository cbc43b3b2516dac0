import { describe, expect, it } from 'vitest';
import { weekdayOf } from '../../calendar/date.ts';
import { readSearch } from './read-search.ts';

/** A Sunday. */
const today = '2026-11-22';
const day = (date: string) => [{ from: date, to: date }];

describe('a typed search for a trip', () => {
  it.each([
    ['afgelopen zaterdag Lille', 'Lille', '2026-11-21'],
    ['Lille samedi dernier', 'Lille', '2026-11-21'],
    ['letzten Samstag', '', '2026-11-21'],
    ['sábado pasado', '', '2026-11-21'],
    ['last sunday', '', '2026-11-15'],
    ['14 nov', '', '2026-11-14'],
    ['14. November Müller', 'Müller', '2026-11-14'],
    ['nov 14 2027', '', '2027-11-14'],
    ['14 de noviembre', '', '2026-11-14'],
    ['1er décembre', '', '2026-12-01'],
    ['3 mei', '', '2027-05-03'],
    ['2 mars', '', '2027-03-02'],
    ['14-11-2025', '', '2025-11-14'],
    ['14/11', '', '2026-11-14'],
    ['24.12.', '', '2026-12-24'],
    ['2026-12-31 school', 'school', '2026-12-31'],
    ['morgen', '', '2026-11-23'],
    ['hier', '', '2026-11-21'],
  ])('%j', (text, words, date) => {
    expect(readSearch(text, today)).toEqual({ words, days: day(date) });
  });

  it.each([
    ['zaterdag Lille', 'Lille', '2026-11-28', '2026-11-21'],
    ['Lille samedi', 'Lille', '2026-11-28', '2026-11-21'],
    ['Samstag', '', '2026-11-28', '2026-11-21'],
    ['sábado', '', '2026-11-28', '2026-11-21'],
    ['sunday', '', '2026-11-22', '2026-11-15'],
  ])('%j is the coming one or the last one: a caller has lost something, or asks ahead', (text, words, coming, last) => {
    expect(readSearch(text, today)).toEqual({ words, days: [...day(coming), ...day(last)] });
  });

  it.each(['next friday', 'volgende vrijdag', 'nächsten Freitag', 'vendredi prochain', 'próximo viernes'])(
    '%j is either of two',
    (text) => {
      expect(readSearch(text, today)).toEqual({ words: '', days: [...day('2026-11-27'), ...day('2026-12-04')] });
    },
  );

  it.each([
    ['december', '2026-12-01', '2026-12-31'],
    ['februari 2028', '2028-02-01', '2028-02-29'],
    ['oktober', '2026-10-01', '2026-10-31'],
    ['januar', '2027-01-01', '2027-01-31'],
  ])('%j is a month', (text, from, to) => {
    expect(readSearch(text, today).days).toEqual([{ from, to }]);
  });

  it.each(['Sam de Vries', 'NL-26-104233', '06 12 34 56 78', 'may', 'mars', 'dom', '31/02', '45 nov', 'next', 'de', ''])(
    '%j names no day',
    (text) => {
      expect(readSearch(text, today)).toEqual({ words: text, days: [] });
    },
  );

  it('never finds a weekday that is another', () => {
    for (const [text, weekday] of [
      ['maandag', 1],
      ['wednesday', 3],
      ['domingo', 7],
    ] as const) {
      expect(readSearch(text, today).days.map(({ from }) => weekdayOf(from))).toEqual([weekday, weekday]);
    }
  });
});
