import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import * as v from 'valibot';

const require = createRequire(import.meta.url);

/** Fonts for the letters that our document font lacks, in the order in which a letter is looked up (all OFL 1.1). */
const packages = {
  'noto-sans': () => require.resolve('@fontsource-variable/noto-sans/package.json'),
  'noto-sans-arabic': () => require.resolve('@fontsource-variable/noto-sans-arabic/package.json'),
  'noto-sans-armenian': () => require.resolve('@fontsource-variable/noto-sans-armenian/package.json'),
  'noto-sans-georgian': () => require.resolve('@fontsource-variable/noto-sans-georgian/package.json'),
  'noto-sans-hebrew': () => require.resolve('@fontsource-variable/noto-sans-hebrew/package.json'),
  'noto-sans-thai': () => require.resolve('@fontsource-variable/noto-sans-thai/package.json'),
  'noto-sans-sc': () => require.resolve('@fontsource-variable/noto-sans-sc/package.json'),
  'noto-sans-jp': () => require.resolve('@fontsource-variable/noto-sans-jp/package.json'),
  'noto-sans-kr': () => require.resolve('@fontsource-variable/noto-sans-kr/package.json'),
} as const;
type Family = keyof typeof packages;
const japanese: Family = 'noto-sans-jp';
const families: readonly Family[] = [
  'noto-sans',
  'noto-sans-arabic',
  'noto-sans-armenian',
  'noto-sans-georgian',
  'noto-sans-hebrew',
  'noto-sans-thai',
  'noto-sans-sc',
  'noto-sans-jp',
  'noto-sans-kr',
];

/** A part of a family: a file with some of its letters. */
export type ScriptFile = { readonly name: string; readonly path: string };
type Part = ScriptFile & { readonly ranges: readonly (readonly [from: number, to: number])[] };

const rangesSchema = v.record(v.string(), v.string());
const parts = new Map<Family, readonly Part[]>();

/** The files that declare all letters of the text, the best first. A file may lack a letter that it declares. */
export function findScriptFiles(text: string): readonly ScriptFile[] {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  return orderFor(text).flatMap((family) =>
    partsOf(family).filter(({ ranges }) => codes.every((code) => ranges.some(([from, to]) => code >= from && code <= to))),
  );
}

/** Kana use the Japanese font; Chinese characters alone do not show their language. */
function orderFor(text: string): readonly Family[] {
  const isJapanese = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
  return isJapanese ? [japanese, ...families.filter((family) => family !== japanese)] : families;
}

/** The package lists the letters of each of its files: `{"thai": "U+0E01-0E5B"}`, or `{"[4]": …}` if files are numbered. */
function partsOf(family: Family): readonly Part[] {
  const known = parts.get(family);
  if (known !== undefined) return known;
  const folder = dirname(packages[family]());
  const listed = v.parse(rangesSchema, JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')));
  const read = Object.entries(listed).map(([key, ranges]): Part => {
    const name = `${family}-${key.replace(/[[\]]/g, '')}`;
    return { name, path: join(folder, 'files', `${name}-wght-normal.woff2`), ranges: ranges.split(',').map(readRange) };
  });
  parts.set(family, read);
  return read;
}

function readRange(range: string): readonly [from: number, to: number] {
  const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-');
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}
