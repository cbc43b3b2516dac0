import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { prepareBankFiles } from './prepare-bank-file.ts';

const mt940 = (cents: string) =>
  [':20:A', ':25:NL91ABNA0417164300', ':60F:C261120EUR0,', `:61:261121C${cents}NTRFX`, ':62F:C261121EUR5,', '-'].join('\n');
const file = (name: string, text: string) => ({ name, bytes: strToU8(text) });

it('reads several files and those of a ZIP, and refuses only unreadable ones', () => {
  const zip = zipSync({ 'one.sta': strToU8(mt940('5,00')), 'notes.txt': strToU8('hello'), 'empty/': new Uint8Array() });
  const read = prepareBankFiles([{ name: 'bank.zip', bytes: zip }, file('two.sta', mt940('6,00'))]);
  expect(read.map(({ name, read: { ok } }) => [name, ok])).toEqual([
    ['bank.zip: one.sta', true],
    ['bank.zip: notes.txt', false],
    ['two.sta', true],
  ]);
});

it('refuses a ZIP that is broken or unpacks to more than there is room for', () => {
  const broken = Uint8Array.from([0x50, 0x4b, 3, 4, 9, 9, 9]);
  const bomb = zipSync({ a: new Uint8Array(70 * 1024 * 1024) });
  expect(prepareBankFiles([{ name: 'a.zip', bytes: broken }])).toEqual([
    { name: 'a.zip', read: { ok: false, failure: 'not-a-bank-file' } },
  ]);
  expect(prepareBankFiles([{ name: 'b.zip', bytes: bomb }])).toEqual([{ name: 'b.zip', read: { ok: false, failure: 'too-many-lines' } }]);
});

it('makes rows of a file in batches, each with its identity', () => {
  const [prepared] = prepareBankFiles([file('a.sta', mt940('5,00'))]);
  const rows = prepared?.read.ok === true ? prepared.read.value.batches.flatMap((batch): unknown => JSON.parse(batch)) : [];
  expect(rows).toMatchObject([{ cents: 500, booked_on: '2026-11-21', identity_hash: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
});
