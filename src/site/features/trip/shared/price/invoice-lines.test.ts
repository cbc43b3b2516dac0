import { describe, expect, it } from 'vitest';
import { invoiceLinesOf } from './invoice-lines.ts';

const customer = { firstName: 'Anna', lastName: 'Jansen', email: 'anna@example.org', phone: '+31201234567', organisation: '' };
const invoice = {
  paymentMethod: 'bank-transfer',
  status: 'open',
  organisation: '',
  organisationReference: '',
  organisationNumber: '',
  buyerReference: '',
  vatNumber: '',
  street: 'Dam 1',
  zipcode: '1012 JS',
  city: 'Amsterdam',
  country: 'NL',
  outstanding: '0.00',
};
const countryNames = { NL: 'Nederland' };

describe('invoiceLinesOf', () => {
  it('begins with the name of the customer where no organisation pays', () => {
    expect(invoiceLinesOf({ travel: { customer, invoice, country: 'NL' }, countryNames })).toEqual([
      'Anna Jansen',
      'Dam 1',
      '1012 JS Amsterdam',
    ]);
  });

  it('starts with the paying organisation, and names a foreign country', () => {
    const travel = { customer, invoice: { ...invoice, organisation: 'Sportclub' }, country: 'BE' };
    expect(invoiceLinesOf({ travel, countryNames })).toEqual(['Sportclub', 'Dam 1', '1012 JS Amsterdam', 'Nederland']);
  });

  it('has no lines before there is an invoice', () => {
    expect(invoiceLinesOf({ travel: { customer, invoice: null, country: 'NL' }, countryNames })).toEqual([]);
  });
});
