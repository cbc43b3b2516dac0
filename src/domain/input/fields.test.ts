import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { choice, choiceOrFirst, choiceOrNull, choices, line, lines, personName, phone, requiredLine, tick, wholeNumber } from './fields.ts';

/** The value, or the first message that a visitor would see. */
function read(schema: v.GenericSchema<unknown, unknown>, value: unknown): unknown {
  const parsed = v.safeParse(v.object({ field: schema }), value === undefined ? {} : { field: value });
  return parsed.success ? parsed.output.field : `! ${parsed.issues[0].message}`;
}

describe('lines of text', () => {
  it.each([
    [line(5), undefined, ''],
    [line(5), null, ''],
    [line(5), ' a\nb ', 'a b'],
    [line(5), '     12345     ', '12345'],
    [line(5), '123456', '! too-long'],
    [line(5), 5, '! invalid'],
    [line(5), { toString: () => 'x' }, '! invalid'],
    [requiredLine(5), undefined, '! required'],
    [requiredLine(5), null, '! required'],
    [requiredLine(5), ' \r\n ', '! required'],
    [requiredLine(5), 'a', 'a'],
    [lines(5), 'a\r\nb', 'a\nb'],
    [lines(5), 'a\r\nb\r\nc\r\nd', '! too-long'],
    [lines(5), null, ''],
    [phone(), '', ''],
    [phone(), 'Tel. 06‑12345678', '06-12345678'],
    [phone(), 'call me', '! phone'],
  ])('case %#: %j', (schema, value, expected) => expect(read(schema, value)).toBe(expected));
});

describe('wholeNumber', () => {
  it.each([
    ['48', 48],
    [48, 48],
    [' 48 ', 48],
    ['048', 48],
    [undefined, '! required'],
    [null, '! required'],
    ['', '! required'],
    ['0', '! too-few'],
    [0, '! too-few'],
    ['-3', '! too-few'],
    ['5000', '! too-many'],
    ['9'.repeat(400), '! too-many'],
    [1e21, '! invalid'],
    ['48.5', '! invalid'],
    [48.5, '! invalid'],
    ['1e2', '! invalid'],
    ['0x10', '! invalid'],
    ['many', '! invalid'],
    ['４８', '! invalid'],
    [Number.NaN, '! invalid'],
    [true, '! invalid'],
    [['48'], '! invalid'],
  ])('reads %j as %j', (value, expected) => expect(read(wholeNumber({ least: 1, most: 500 }), value)).toBe(expected));
});

describe('choices', () => {
  const known = ['a', 'b', 'c'] as const;

  it.each([
    [choice(known), 'b', 'b'],
    [choice(known), '', '! required'],
    [choice(known), undefined, '! required'],
    [choice(known), 'd', '! invalid'],
    [choice(known), ['a'], '! invalid'],
    [choiceOrFirst(known), undefined, 'a'],
    [choiceOrFirst(known), 'c', 'c'],
    [choiceOrFirst(known), 'd', '! invalid'],
    [choiceOrNull(known), '', null],
    [choiceOrNull(known), 'c', 'c'],
    [choiceOrNull(known), 'd', '! invalid'],
    [choices(known), undefined, []],
    [choices(known), '', []],
    [choices(known), 'b', ['b']],
    [choices(known), ['c', 'a', 'c'], ['a', 'c']],
    [choices(known), ['a', 'd'], '! invalid'],
    [choices(known), 5, '! invalid'],
  ])('case %#: %j', (schema, value, expected) => expect(read(schema, value)).toEqual(expected));
});

describe('tick', () => {
  it.each([
    [undefined, false],
    [null, false],
    ['', false],
    ['off', false],
    ['false', false],
    [false, false],
    ['on', true],
    ['true', true],
    ['1', true],
    [true, true],
    [1, '! invalid'],
  ])('reads %j as %j', (value, expected) => expect(read(tick(), value)).toBe(expected));
});

describe('personName', () => {
  it.each(['Anna', 'J.R. de Vries', 'St. John', 'O’Neill-Müller', 'Dr. Ing. Nel', 'Esma.', 'J.de Vries', 'A.B.de', 'Th.de Boer'])(
    'takes %s',
    (name) => {
      expect(v.safeParse(personName(), name).success).toBe(true);
    },
  );

  it.each([
    'https://evil.example',
    'www.evil.example',
    'win at evil.com',
    'evil.com/now',
    'a@b.example',
    'Klik evil.nl!',
    'shop.de',
    'evil.x.de now',
  ])('refuses %s', (name) => {
    expect(v.safeParse(personName(), name).success).toBe(false);
  });
});
