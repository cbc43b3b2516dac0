import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import * as v from 'valibot';

const require = createRequire(import.meta.url);

type Family = readonly [name: string, manifest: () => string];
/** Fonts for the letters that our document font lacks, in the order in which a letter is looked up (all OFL 1.1). */
const families: readonly Family[] = [
  ['noto-sans', () => require.resolve('@fontsource-variable/noto-sans/package.json')],
  ['noto-sans-arabic', () => require.resolve('@fontsource-variable/noto-sans-arabic/package.json')],
  ['noto-sans-armenian', () => require.resolve('@fontsource-variable/noto-sans-armenian/package.json')],
  ['noto-sans-georgian', () => require.resolve('@fontsource-variable/noto-sans-georgian/package.json')],
  ['noto-sans-hebrew', () => require.resolve('@fontsource-variable/noto-sans-hebrew/package.json')],
  ['noto-sans-thai', () => require.resolve('@fontsource-variable/noto-sans-thai/package.json')],
  ['noto-sans-sc', () => require.resolve('@fontsource-variable/noto-sans-sc/package.json')],
  ['noto-sans-jp', () => require.resolve('@fontsource-variable/noto-sans-jp/package.json')],
  ['noto-sans-kr', () => require.resolve('@fontsource-variable/noto-sans-kr/package.json')],
  ['noto-sans-bengali', () => require.resolve('@fontsource-variable/noto-sans-bengali/package.json')],
  ['noto-sans-ethiopic', () => require.resolve('@fontsource-variable/noto-sans-ethiopic/package.json')],
  ['noto-sans-gujarati', () => require.resolve('@fontsource-variable/noto-sans-gujarati/package.json')],
  ['noto-sans-gurmukhi', () => require.resolve('@fontsource-variable/noto-sans-gurmukhi/package.json')],
  ['noto-sans-kannada', () => require.resolve('@fontsource-variable/noto-sans-kannada/package.json')],
  ['noto-sans-khmer', () => require.resolve('@fontsource-variable/noto-sans-khmer/package.json')],
  ['noto-sans-lao', () => require.resolve('@fontsource-variable/noto-sans-lao/package.json')],
  ['noto-sans-malayalam', () => require.resolve('@fontsource-variable/noto-sans-malayalam/package.json')],
  ['noto-sans-myanmar', () => require.resolve('@fontsource-variable/noto-sans-myanmar/package.json')],
  ['noto-sans-sinhala', () => require.resolve('@fontsource-variable/noto-sans-sinhala/package.json')],
  ['noto-sans-syriac', () => require.resolve('@fontsource-variable/noto-sans-syriac/package.json')],
  ['noto-sans-tamil', () => require.resolve('@fontsource-variable/noto-sans-tamil/package.json')],
  ['noto-sans-telugu', () => require.resolve('@fontsource-variable/noto-sans-telugu/package.json')],
  ['noto-sans-thaana', () => require.resolve('@fontsource-variable/noto-sans-thaana/package.json')],
];
const japanese = 'noto-sans-jp';

/** A part of a family: a file with some of its letters. */
export type ScriptFile = { readonly name: string; readonly path: string };
type Part = ScriptFile & { readonly ranges: readonly (readonly [from: number, to: number])[] };

const rangesSchema = v.record(v.string(), v.string());
const parts = new Map<string, readonly Part[]>();

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
  return isJapanese ? families.toSorted(([one], [other]) => Number(other === japanese) - Number(one === japanese)) : families;
}

/** The package lists the letters of each of its files: `{"thai": "U+0E01-0E5B"}`, or `{"[4]": …}` if files are numbered. */
function partsOf([family, manifest]: Family): readonly Part[] {
  const known = parts.get(family);
  if (known !== undefined) return known;
  const folder = dirname(manifest());
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
