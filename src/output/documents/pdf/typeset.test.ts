import { expect, it } from 'vitest';
import { loadFonts } from './fonts.ts';
import { texts } from './styles.ts';
import { breakText } from './typeset.ts';

const fonts = await loadFonts();
const setting = (width: number) => ({ fonts, style: texts.body, width });
const wordsOf = (text: string, width: number) => breakText(text, setting(width)).map(({ runs }) => runs.map((run) => run.text).join(''));

it('breaks at spaces, and not at those that keep what stands beside them together', () => {
  expect(wordsOf('from Utrecht to the Efteling', 60)).toEqual(['from Utrecht', 'to the Efteling']);
  expect(wordsOf('in all €\u00a02.114,57', 55)).toEqual(['in all', '€ 2.114,57']);
});

it('breaks where the text does, an empty line included', () => {
  expect(wordsOf('one\r\n\ntwo\u2028three', 200)).toEqual(['one', '', 'two', 'three']);
});

it('cuts a word that no line holds, and makes no line wider than its column', () => {
  const lines = breakText('x'.repeat(500), setting(100));
  expect(lines.map(({ runs }) => runs.map((run) => run.text).join('')).join('')).toBe('x'.repeat(500));
  for (const { width } of lines) expect(width).toBeLessThanOrEqual(100.1);
});

it('takes each letter from the first font that has it', () => {
  const [line] = breakText('Łódź', setting(200));
  expect(line?.runs.map(({ face, text }) => [face.name, text])).toEqual([
    ['normal 1', 'Ł'],
    ['normal 0', 'ód'],
    ['normal 1', 'ź'],
  ]);
});
