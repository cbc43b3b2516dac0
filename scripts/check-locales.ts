import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { isSiteLanguage, siteLanguages } from '../src/domain/sites/keys.ts';
import { fallbackLanguages } from '../src/domain/sites/language.ts';
import { findBannedWords } from './banned-words.ts';
import { findLooseMarks, findLoosePercents, findOtherWords } from './other-words.ts';
import { findStillEnglish } from './still-english.ts';

/**
 * Checks that a language has every English text, with the same placeholders, and no text that English lacks. A language with another
 * fallback (nlBE) contains only the differences. Neither here nor in `content/` may a text be left in English, use a synonym of one of our
 * terms, use a phrase that `docs/writing.md` bans, let a French line begin with a punctuation mark, or write a percentage as another
 * language does.
 */
const complete: readonly string[] = siteLanguages.filter((language) => fallbackLanguages[language].join() === 'en');
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

/** What a reader of the language sees: a variant inherits the texts that it does not have itself. */
function readWithInherited(language: string, file: string, own: Map<string, string>): Map<string, string> {
  const [parent] = isSiteLanguage(language) ? fallbackLanguages[language] : [];
  return new Map([...((parent !== undefined && parent !== 'en' && readTexts(parent, file)) || []), ...own]);
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
  const still = (language === 'en' ? [] : findStillEnglish(own, english)).map((key) => `${key} is still English`);
  const others = findOtherWords(language, readWithInherited(language, file, own)).map(
    ({ key, instead }) => `${key} has another word for ${instead}`,
  );
  const loose = findLooseMarks(language, own).map((key) => `${key} has a plain space before a mark`);
  const percents = findLoosePercents(language, own).map((key) => `${key} has another space before % than formatPercent`);
  const bad = findBannedWords(language, own).map(({ key, instead }) => `${key} is not how we write: ${instead}`);
  return [...missing, ...unknown, ...different, ...still, ...others, ...loose, ...percents, ...bad].map(
    (problem) => `locales/${language}/${file}: ${problem}`,
  );
}

const contentFolder = join(import.meta.dirname, '../content');

/** The strings of a content file by their place in it; none if the file does not exist. */
function readContentTexts(file: string): Map<string, string> {
  if (!existsSync(join(contentFolder, file))) return new Map();
  return new Map(listStrings(parse(readFileSync(join(contentFolder, file), 'utf8')), ''));
}

function listStrings(value: unknown, place: string): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => listStrings(part, place === '' ? key : `${place}.${key}`));
}

function checkContent(file: string): readonly string[] {
  const english = readContentTexts(join(dirname(file), 'en.yaml'));
  // Addresses and names of people and towns are often the same.
  const texts = readContentTexts(file);
  const own = [...texts].filter(([place]) => !/(^|\.)(languageSlug|title|author|organisation|key)$/.test(place));
  const still = (basename(file, '.yaml') === 'en' ? [] : findStillEnglish(new Map(own), english)).map(
    (place) => `${place} is still English`,
  );
  const others = findOtherWords(basename(file, '.yaml'), texts).map(({ key, instead }) => `${key} has another word for ${instead}`);
  const loose = findLooseMarks(basename(file, '.yaml'), texts).map((place) => `${place} has a plain space before a mark`);
  const percents = findLoosePercents(basename(file, '.yaml'), texts).map(
    (place) => `${place} has another space before % than formatPercent`,
  );
  const bad = findBannedWords(basename(file, '.yaml'), texts).map(({ key, instead }) => `${key} is not how we write: ${instead}`);
  return [...still, ...others, ...loose, ...percents, ...bad].map((problem) => `content/${file}: ${problem}`);
}

const folders = readdirSync(folder);
const files = [...new Set(folders.flatMap((language) => readdirSync(join(folder, language))))];
const contentFiles = globSync(`**/{${siteLanguages.join(',')}}.yaml`, { cwd: contentFolder });
const problems = [
  ...folders.filter((name) => !isSiteLanguage(name)).map((name) => `locales/${name}: not a language of ours`),
  ...siteLanguages.flatMap((language) => files.flatMap((file) => check(language, file))),
  ...contentFiles.flatMap(checkContent),
];
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.stdout.write(
  `texts: ${files.length} files, ${siteLanguages.length} languages, ${contentFiles.length} of content, ${problems.length} problems\n`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
