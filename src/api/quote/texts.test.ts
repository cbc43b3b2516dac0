import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { limitKeys } from '#domain/driving-time/rule-check.ts';
import { publicHolidays } from '#domain/pricing/holidays/public-holidays.ts';
import { lineReasonKeys } from '#domain/pricing/lines/price-line.ts';
import { dutyPartKinds, personReasons, waitingModes } from '#domain/pricing/quote/quote.ts';
import { suggestionGains, suggestionKinds } from '#domain/suggestions/suggestion.ts';

type Texts = { readonly [key: string]: string | Texts };
const textsSchema: v.GenericSchema<Texts> = v.record(v.string(), v.union([v.string(), v.lazy(() => textsSchema)]));
const textsOf = (file: string) => v.parse(textsSchema, JSON.parse(readFileSync(`locales/en/${file}.json`, 'utf8')));
const form = textsOf('form');

/** Whether such a text exists, plain or in its plural forms. The other languages are compared with English by scripts/check-locales.ts. */
function has(texts: Texts, path: string): boolean {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const group = keys.reduce<Texts | string | undefined>((found, key) => (typeof found === 'object' ? found[key] : undefined), texts);
  return typeof group === 'object' && [last, `${last}_other`].some((key) => typeof group[key] === 'string');
}

const missing = (keys: readonly string[], pathsOf: (key: string) => readonly string[]) =>
  keys.filter((key) => !pathsOf(key).some((path) => has(form, path)));

describe('every key of the engine has a text', () => {
  it('the reasons of lines', () => {
    const variants = {
      'driving-rules': ['-plain'],
      'goes-home': ['-saves'],
      season: ['-day'],
      'depot-to-depot': ['-day', '-night', '-rests'],
      'with-group': ['-local'],
    };
    const keys = Object.entries(variants).flatMap(([key, endings]) => endings.map((ending) => key + ending));
    expect(missing([...lineReasonKeys, ...keys], (key) => [`explain.reasons.${key}`])).toEqual([]);
  });

  it.each([
    ['rules', limitKeys],
    ['holidays', Object.values(publicHolidays).flatMap((dates) => Object.values(dates ?? {}).flatMap((key) => key ?? []))],
    ['parts', dutyPartKinds],
    ['waiting', waitingModes],
    ['suggestions', suggestionKinds],
    ['suggestions.gains', suggestionGains],
    ['emissions', ['coach', 'car', 'plane']],
  ])('%s', (group, keys) => {
    expect(missing(keys, (key) => [`explain.${group}.${key}`])).toEqual([]);
  });

  it('the reasons for a person, and their remedies', () => {
    expect(missing(personReasons, (key) => [`explain.findings.reasons.${key}.why`])).toEqual([]);
    expect(missing(personReasons, (key) => [`explain.findings.reasons.${key}.mend`])).toEqual([]);
  });

  it('reports a key without a text', () => {
    expect(missing(['made-up'], (key) => [`explain.rules.${key}`])).toEqual(['made-up']);
  });
});
