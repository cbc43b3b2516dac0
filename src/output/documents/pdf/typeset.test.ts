import { expect, it } from 'vitest';
import { loadFonts } from './fonts.ts';
import { texts } from './styles.ts';
import { breakText } from './typeset.ts';

const fonts = await loadFonts(['Nguyễn Θεσσαλονίκη שלום עולם 北京大学附属中学合唱团']);
const setting = (width: number) => ({ fonts, style: texts.body, width });
const wordsOf = (text: string, width: number) => breakText(text, setting(width)).map(({ runs }) => runs.map((run) => run.text).join(''));

it('breaks at spaces, except non-breaking ones', () => {
  expect(wordsOf('from Utrecht to the Efteling', 60)).toEqual(['from Utrecht', 'to the Efteling']);
  expect(wordsOf('in all €\u00a02.114,57', 55)).toEqual(['in all', '€ 2.114,57']);
});

it('keeps the sign of the euro with its amount', () => {
  expect(wordsOf('19 % auf € 99,76', 55)).toEqual(['19 % auf', '€ 99,76']);
  expect(wordsOf('fee € -12,50', 45)).toEqual(['fee', '€ -12,50']);
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

it('draws a Latin word with one foreign letter in one design, and its neighbours in our own', () => {
  const [line] = breakText('Anh Nguyễn', setting(200));
  expect(line?.runs.map(({ face, text }) => [face.name, text])).toEqual([
    ['normal 0', 'Anh '],
    ['noto-sans-latin 400', 'Nguy'],
    ['noto-sans-vietnamese 400', 'ễ'],
    ['noto-sans-latin 400', 'n'],
  ]);
});

it('takes spaces from our own font, since others may have none', () => {
  const [line] = breakText('Θεσσαλονίκη x', setting(200));
  expect(line?.runs.map(({ face, text }) => [face.name, text])).toEqual([
    ['noto-sans-greek 400', 'Θεσσαλονίκη'],
    ['normal 0', ' x'],
  ]);
});

it('lays out right-to-left words, with the reading order of the line', () => {
  const [line] = breakText('Dr. שלום עולם 12', setting(200));
  expect(line?.runs.map(({ text }) => text)).toEqual(['Dr. ', '12', ' ', 'עולם', ' ', 'שלום']);
  expect(line?.readAs).toBe('Dr. שלום עולם 12');
});

it('breaks Chinese between words', () => {
  const lines = wordsOf('北京大学附属中学合唱团', 60);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join('')).toBe('北京大学附属中学合唱团');
  expect(lines[0]).toBe('北京大学附属');
});
