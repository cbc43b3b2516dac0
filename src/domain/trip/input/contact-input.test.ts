import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isIssueCode } from '../../input/issues.ts';
import { parseAgreements, parseContactInput } from './contact-input.ts';

const invoice = {
  organisation: '',
  vatNumber: '',
  street: 'Oudegracht 1',
  zipcode: '3511 AA',
  city: 'Utrecht',
  country: 'nl',
  purchaseOrder: 'PO 7',
  paymentMethod: 'bank-transfer',
};
const form = {
  firstName: 'Anne',
  lastName: 'de Vries',
  email: 'anne@example.nl',
  phone: '+31 6 12345678',
  organisation: 'De Regenboog',
  firstContact: { name: '', phoneNumber: '' },
  secondContact: { name: 'Bo', phoneNumber: '06 87654321' },
  invoice,
};

function codesOf(value: unknown, countries: readonly string[] = ['NL']): readonly string[] {
  const parsed = parseContactInput(value, countries);
  return parsed.ok ? [] : parsed.failure.map(({ field, code }) => `${field} ${code}`);
}

describe('parseContactInput', () => {
  it('reads the form’s fields', () => {
    expect(parseContactInput(form, ['NL'])).toEqual({
      ok: true,
      value: {
        customer: {
          firstName: 'Anne',
          lastName: 'de Vries',
          email: 'anne@example.nl',
          phone: '+31612345678',
          organisation: 'De Regenboog',
        },
        firstContact: null,
        secondContact: { name: 'Bo', phoneNumber: '+31687654321' },
        invoice: { ...invoice, organisation: 'De Regenboog', country: 'NL', buyerReference: '', organisationNumber: '' },
      },
    });
  });

  it('takes contacts that were not sent', () => {
    const { firstContact, secondContact, ...rest } = form;
    const parsed = parseContactInput({ ...rest, secondContact: null }, ['NL']);
    expect(parsed.ok && [parsed.value.firstContact, parsed.value.secondContact]).toEqual([null, null]);
  });

  it('stores the invoice to another organisation, with its VAT number in stored form', () => {
    const parsed = parseContactInput({ ...form, invoice: { ...invoice, organisation: 'Stichting', vatNumber: '0044.95.445.b01' } }, ['NL']);
    expect(parsed.ok && parsed.value.invoice).toMatchObject({ organisation: 'Stichting', vatNumber: 'NL004495445B01' });
  });

  it('stores the numbers of a public body as written', () => {
    const town = { ...invoice, zipcode: '10117', country: 'de', buyerReference: '04011000 - 900x999 - 08' };
    const parsed = parseContactInput({ ...form, secondContact: {}, invoice: town }, []);
    expect(parsed.ok && parsed.value.invoice.buyerReference).toBe('04011000-900X999-08');
    const mairie = parseContactInput(
      {
        ...form,
        secondContact: {},
        invoice: { ...invoice, zipcode: '59000', country: 'fr', organisationNumber: '732 829 320 00074' },
      },
      [],
    );
    expect(mairie.ok && mairie.value.invoice.organisationNumber).toBe('73282932000074');
  });

  it.each([
    [{ phone: '' }, 'phone required'],
    [{ phone: '12' }, 'phone phone'],
    [{ email: 'anne@example' }, 'email email'],
    [{ firstContact: { name: 'Bo', phoneNumber: '' } }, 'firstContact.phoneNumber required'],
    [{ firstContact: { name: '', phoneNumber: '0612345678' } }, 'firstContact.name required'],
    [{ firstContact: { name: 'Bo', phoneNumber: 'call' } }, 'firstContact.phoneNumber phone'],
    [{ secondContact: { name: 'x'.repeat(81), phoneNumber: '0612345678' } }, 'secondContact.name too-long'],
    [{ secondContact: 'Bo' }, 'secondContact invalid'],
    [{ invoice: { ...invoice, street: '' } }, 'invoice.street required'],
    [{ invoice: { ...invoice, country: 'Nederland' } }, 'invoice.country invalid'],
    [{ invoice: { ...invoice, country: '' } }, 'invoice.country required'],
    [{ invoice: { ...invoice, vatNumber: 'NL123' } }, 'invoice.vatNumber vat-number-shape'],
    [{ invoice: { ...invoice, vatNumber: 'DE123' } }, 'invoice.vatNumber vat-number'],
    [{ invoice: { ...invoice, organisationNumber: '123' } }, 'invoice.organisationNumber organisation-number'],
    [
      {
        secondContact: {},
        invoice: { ...invoice, zipcode: '10117', vatNumber: '', country: 'DE', buyerReference: '04011000-1234512345-07' },
      },
      'invoice.buyerReference leitweg-id',
    ],
    [{ invoice: { ...invoice, paymentMethod: 'cash' } }, 'invoice.paymentMethod invalid'],
    [{ invoice: { ...invoice, paymentMethod: '' } }, 'invoice.paymentMethod required'],
    [{ organisation: '', invoice: { ...invoice, paymentMethod: 'invoice-afterwards' } }, 'invoice.organisation required'],
    [{ invoice: 'here' }, 'invoice invalid'],
  ])('refuses %j', (change, issue) => {
    expect(codesOf({ ...form, ...change })).toEqual([issue]);
  });

  it('allows a school to pay afterwards', () => {
    expect(codesOf({ ...form, invoice: { ...invoice, paymentMethod: 'invoice-afterwards' } })).toEqual([]);
  });

  it('gives everything wrong at once, rules between fields included', () => {
    const issues = codesOf({
      phone: '12',
      firstContact: { name: 'Bo' },
      secondContact: { phoneNumber: 'call' },
      invoice: { vatNumber: 'x', country: 'NL', paymentMethod: 'invoice-afterwards' },
    });
    expect([...issues].sort()).toEqual([
      'email required',
      'firstContact.phoneNumber required',
      'firstName required',
      'invoice.city required',
      'invoice.organisation required',
      'invoice.street required',
      'invoice.vatNumber vat-number-shape',
      'invoice.zipcode required',
      'lastName required',
      'phone phone',
      'secondContact.name required',
      'secondContact.phoneNumber phone',
    ]);
  });

  it('returns a value or our codes for any input', () => {
    const field = fc.oneof(fc.anything(), fc.string(), fc.record({ name: fc.anything(), country: fc.string() }));
    const forms = fc.record(Object.fromEntries(Object.keys(form).map((key) => [key, field])), { requiredKeys: [] });
    fc.assert(
      fc.property(fc.oneof(forms, fc.anything()), (value) => {
        const parsed = parseContactInput(value, ['NL']);
        expect(parsed.ok || (parsed.failure.length > 0 && parsed.failure.every(({ code }) => isIssueCode(code)))).toBe(true);
      }),
    );
  });
});

describe('parseAgreements', () => {
  it('wants the terms accepted and nothing else', () => {
    expect(parseAgreements({ termsAndCondition: 'on' })).toEqual({ ok: true, value: { termsAndCondition: true, promotion: false } });
    expect(parseAgreements({ termsAndCondition: true, promotion: 'on' })).toEqual({
      ok: true,
      value: { termsAndCondition: true, promotion: true },
    });
  });

  it.each([{}, { termsAndCondition: false }, { termsAndCondition: '' }, { termsAndCondition: null, promotion: true }])(
    'refuses %j',
    (value) => {
      expect(parseAgreements(value)).toEqual({ ok: false, failure: [{ field: 'termsAndCondition', code: 'must-accept' }] });
    },
  );
});

describe('checks by country', () => {
  const belgian = {
    ...form,
    phone: '0470 12 34 56',
    secondContact: {},
    invoice: { ...invoice, zipcode: '5000', city: 'Namur', country: 'BE' },
  };

  it('takes the numbers of the country, and with + those of any', () => {
    expect(codesOf(belgian)).toEqual([]);
    expect(codesOf({ ...belgian, phone: '+31 6 12345678' })).toEqual([]);
  });

  it('reports an impossible number, whichever contact is to be called', () => {
    expect(codesOf({ ...belgian, phone: '0470 12' })).toEqual(['phone phone-country']);
    expect(codesOf({ ...belgian, firstContact: { name: 'Bo', phoneNumber: '0470 12' } })).toEqual([
      'firstContact.phoneNumber phone-country',
    ]);
  });

  it('names a postcode of another shape', () => {
    expect(codesOf({ ...belgian, invoice: { ...belgian.invoice, zipcode: '500' } })).toEqual(['invoice.zipcode postcode']);
  });

  it('distinguishes a VAT number that is too short from one of another country', () => {
    const german = { ...form, phone: '030 23125 000', secondContact: {}, invoice: { ...invoice, zipcode: '50667', country: 'DE' } };
    expect(codesOf({ ...german, invoice: { ...german.invoice, vatNumber: 'DE12345' } })).toEqual(['invoice.vatNumber vat-number-shape']);
    expect(codesOf({ ...german, invoice: { ...german.invoice, vatNumber: 'XX12345' } })).toEqual(['invoice.vatNumber vat-number']);
  });
});
