import { describe, expect, it } from 'vitest';
import { contactFields, contactValuesOf, readContactValues, toContactVariables } from './contact-values.ts';

const customer = { firstName: 'Anna', lastName: 'de Vries', email: 'anna@example.com', phone: '', organisation: 'De Linde' };
const noContacts = { firstContact: null, secondContact: null };

describe('the contact form', () => {
  it('reads exactly what was typed, and nothing else', () => {
    const form = new FormData();
    form.set('firstName', ' Anna ');
    form.set('invoice.vatNumber', 'NL1');
    form.set('admin', 'yes');
    form.set('phone', new File(['x'], 'phone.txt'));
    const values = readContactValues(form);
    expect(Object.keys(values)).toEqual([...contactFields]);
    expect(values).toMatchObject({ firstName: ' Anna ', 'invoice.vatNumber': 'NL1', phone: '', 'invoice.city': '' });
  });

  it('starts with known values', () => {
    const values = contactValuesOf({ customer, contacts: noContacts, invoice: null, country: 'BE' });
    expect(values).toMatchObject({
      firstName: 'Anna',
      'firstContact.name': '',
      'invoice.organisation': 'De Linde',
      'invoice.country': 'BE',
      'invoice.paymentMethod': 'bank-transfer',
    });
  });

  it('guesses no country on the European site', () => {
    expect(contactValuesOf({ customer, contacts: noContacts, invoice: null, country: 'EU' })['invoice.country']).toBe('');
  });

  it('starts with saved values', () => {
    const contacts = { firstContact: { name: 'Bo', phoneNumber: '0612345678' }, secondContact: null };
    const address = { street: 'Dam 1', zipcode: '1012 JS', city: 'Amsterdam', country: 'NL' };
    const paid = { paymentMethod: 'invoice-afterwards', status: 'none', outstanding: '0' };
    const invoice = {
      ...address,
      ...paid,
      organisation: '',
      organisationReference: 'PO 7',
      organisationNumber: '',
      buyerReference: '',
      vatNumber: 'NL1',
    };
    expect(contactValuesOf({ customer, contacts, invoice, country: 'BE' })).toMatchObject({
      'firstContact.phoneNumber': '0612345678',
      'invoice.organisation': '',
      'invoice.country': 'NL',
      'invoice.purchaseOrder': 'PO 7',
      'invoice.paymentMethod': 'invoice-afterwards',
    });
  });

  it('sends every field to its place', () => {
    const form = new FormData();
    for (const name of contactFields) form.set(name, `typed ${name}`);
    const texts = JSON.stringify(toContactVariables(readContactValues(form)));
    for (const name of contactFields) expect(texts).toContain(`typed ${name}`);
  });
});
