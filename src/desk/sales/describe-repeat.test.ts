import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { describeRepeat } from './describe-repeat.ts';
import { createSalesWords } from './sales-words.ts';

type Texts = { readonly [key: string]: string | Texts };
const textsSchema: v.GenericSchema<Texts> = v.record(v.string(), v.union([v.string(), v.lazy(() => textsSchema)]));
const textsOf = (file: string) => v.parse(textsSchema, JSON.parse(readFileSync(`locales/en/${file}.json`, 'utf8')));

it('names the holidays of the new days, and those of last year that they miss', () => {
  const words = createSalesWords({ language: 'en', textsOf });
  const holidays = [{ date: '2027-04-27', country: 'NL', holiday: 'kings-day' }] as const;
  const holidaysBefore = [
    { date: '2026-05-14', country: 'NL', holiday: 'ascension' },
    { date: '2026-04-27', country: 'NL', holiday: 'kings-day' },
  ] as const;
  const lines = describeRepeat({ holidays, holidaysBefore }, { reference: 'NL-26-1', words });
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain('King’s Day');
  expect(lines[1]).toContain('NL-26-1 travelled on a public holiday (Thursday, 14 May 2026, Ascension Day, Netherlands)');
});
