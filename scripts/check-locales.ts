import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

/**
 * Every language that is declared complete must have every text of English, with the same placeholders, and no text that English lacks.
 * The others fall back until their sites are written, but may hold nothing that English does not.
 */
const complete = ['nl', 'fr', 'es', 'de'];
const folder = join(import.meta.dirname, '../locales');

type Texts = { readonly [key: string]: string | Texts };
const textsSchema: v.GenericSchema<Texts> = v.record(v.string(), v.union([v.string(), v.lazy(() => textsSchema)]));

function readTexts(language: string, file: string): Map<string, string> | null {
  try {
    return flatten(v.parse(textsSchema, JSON.parse(readFileSync(join(folder, language, file), 'utf8'))));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw new Error(`locales/${language}/${file}: ${String(error)}`);
  }
}

function flatten(texts: Texts, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value] as const] : [...flatten(value, `${prefix}${key}.`)],
    ),
  );
}

const placeholdersOf = (text: string) => [...text.matchAll(/\{\{\s*([\w.]+)/g)].map((match) => match[1]).sort();
const isPlural = (key: string) => /_(zero|one|two|few|many|other)$/.test(key);

function check(language: string, file: string): readonly string[] {
  const english = readTexts('en', file);
  const own = readTexts(language, file);
  if (english === null) return [`locales/${language}/${file}: English has no such file`];
  if (own === null) return complete.includes(language) ? [`locales/${language}/${file}: missing`] : [];
  const missing = complete.includes(language) ? [...english.keys()].filter((key) => !own.has(key)).map((key) => `${key} is missing`) : [];
  const unknown = [...own.keys()].filter((key) => !english.has(key) && !isPlural(key)).map((key) => `${key} is unknown in English`);
  const different = [...own].flatMap(([key, text]) => {
    const expected = english.get(key);
    if (text.trim() === '') return [`${key} is empty`];
    return expected !== undefined && placeholdersOf(expected).join() !== placeholdersOf(text).join()
      ? [`${key} has other placeholders`]
      : [];
  });
  return [...missing, ...unknown, ...different].map((problem) => `locales/${language}/${file}: ${problem}`);
}

const languages = readdirSync(folder);
const files = [...new Set(languages.flatMap((language) => readdirSync(join(folder, language))))];
const problems = languages.flatMap((language) => files.flatMap((file) => (language === 'en' ? [] : check(language, file))));
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.stdout.write(`texts: ${files.length} files, ${languages.length} languages, ${problems.length} problems\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
