import { describe, expect, it } from 'vitest';
import { coreOfName, coreOfPhone, type Features, findLikeness } from './likeness.ts';

const school: Features = {
  name: 'Stichting Het Baken B.V.',
  domains: ['baken.nl'],
  phones: ['+31 30 123 45 67'],
  vatNumbers: ['NL123456789B01'],
  emails: ['anna@baken.nl'],
};
const none: Features = { name: 'Zorgplein', domains: [], phones: [], vatNumbers: [], emails: [] };

describe('the core of a name', () => {
  it.each([
    ['Het Baken B.V.', 'baken'],
    ['STICHTING het baken', 'baken'],
    ['Müller Reisen GmbH', 'muller reisen'],
    ['Reisen Müller', 'muller reisen'],
    ['Colegio San José, S.L.', 'colegio jose san'],
    ['B.V.', ''],
  ])('of %s is %s', (name, core) => {
    expect(coreOfName(name)).toBe(core);
  });
});

it('compares telephone numbers with and without country code', () => {
  expect(coreOfPhone('+31 30 123 45 67')).toBe(coreOfPhone('030-1234567'));
  expect(coreOfPhone('112')).toBe('');
});

describe('two customers', () => {
  it.each([
    [{ vatNumbers: ['NL123456789B01'] }, ['vat-number']],
    [{ emails: ['anna@baken.nl'], domains: ['baken.nl'] }, ['email', 'domain']],
    [{ phones: ['0301234567'] }, ['phone']],
    [{ name: 'Het Baken' }, ['name']],
    [{}, []],
    [{ phones: ['', '12'], domains: [''], vatNumbers: [''] }, []],
  ])('that share %j are alike by %j', (shared, reasons) => {
    expect(findLikeness(school, { ...none, ...shared })).toEqual(reasons);
  });

  it('are not alike by a name of no letters but a legal form', () => {
    expect(findLikeness({ ...none, name: 'B.V.' }, { ...none, name: 'bv' })).toEqual([]);
  });
});
