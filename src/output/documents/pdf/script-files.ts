import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import * as v from 'valibot';

const require = createRequire(import.meta.url);

/** Fonts for the letters that the font of our documents lacks, in the order in which a letter is looked for (all OFL 1.1). */
const families = [
  'noto-sans',
  'noto-sans-arabic',
  'noto-sans-armenian',
  'noto-sans-georgian',
  'noto-sans-hebrew',
  'noto-sans-thai',
  'noto-sans-sc',
  'noto-sans-jp',
  'noto-sans-kr',
] as const;
type Family = (typeof families)[number];

/** A part of a family: a file with some of its letters. */
export type ScriptFile = { readonly name: string; readonly path: string };
type Part = ScriptFile & { readonly ranges: readonly (readonly [from: number, to: number])[] };

const rangesSchema = v.record(v.string(), v.string());
const parts = new Map<Family, readonly Part[]>();

/** The files that announce all letters of the text, the best first. A file may lack a letter that it announces. */
export function findScriptFiles(text: string): readonly ScriptFile[] {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  return orderFor(text).flatMap((family) =>
    partsOf(family).filter(({ ranges }) => codes.every((code) => ranges.some(([from, to]) => code >= from && code <= to))),
  );
}

/** Kana are drawn by the Japanese font; Chinese characters alone do not tell their language. */
function orderFor(text: string): readonly Family[] {
  const first: Family | undefined = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) ? 'noto-sans-jp' : undefined;
  return first === undefined ? families : [first, ...families.filter((family) => family !== first)];
}

/** The package says which letters each of its files holds: `{"thai": "U+0E01-0E5B"}`, and `{"[4]": …}` where files are numbered. */
function partsOf(family: Family): readonly Part[] {
  const known = parts.get(family);
  if (known !== undefined) return known;
  const folder = dirname(require.resolve(`@fontsource-variable/${family}/package.json`));
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
