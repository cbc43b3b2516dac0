import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { describeRepeat } from './describe-repeat.ts';
import { createSalesWords } from './sales-words.ts';

type Texts = { readonly [key: string]: string | Texts };
const textsSchema: v.GenericSchema<Texts> = v.record(v.string(), v.union([v.string(), v.lazy(() => textsSchema)]));
const textsOf = (file: string) => v.parse(textsSchema, JSON.parse(readFileSync(`locales/en/${file}.json`, 'utf8')));

it('tells the holidays of the new days, and those of last year that they miss', () => {
  const words = createSalesWords({ language: 'en', textsOf });
  const holidays = [{ date: '2027-04-27', country: 'NL', holiday: 'kings-day' }] as const;
  const holidaysBefore = [
    { date: '2026-05-14', country: 'NL', holiday: 'ascension' },
    { date: '2026-04-27', country: 'NL', holiday: 'kings-day' },
  ] as const;
  const told = describeRepeat({ holidays, holidaysBefore }, { reference: 'NL-26-1', words });
  expect(told).toHaveLength(2);
  expect(told[0]).toContain('King’s Day');
  expect(told[1]).toContain('NL-26-1 travelled on a public holiday (Thursday, 14 May 2026, Ascension Day, Netherlands)');
});
