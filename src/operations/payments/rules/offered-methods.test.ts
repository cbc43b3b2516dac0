import { describe, expect, it } from 'vitest';
import { listOfferedMethods, type OfferedMethodsInput } from './offered-methods.ts';

const address = { vatNumber: '', street: 'Domplein 1', zipcode: '3512 JC', city: 'Utrecht', country: 'NL', purchaseOrder: '' };
const methodsFor = (organisation: string, { invoiced = '', takesOnline = false } = {}) => {
  const customer: OfferedMethodsInput['customer'] = { firstName: 'A', lastName: 'B', email: 'a@b.example', phone: '1', organisation };
  const invoice = { ...address, organisation: invoiced, paymentMethod: 'bank-transfer' } as const;
  return listOfferedMethods({ customer, invoice, takesOnline });
};

describe('the ways to pay an order', () => {
  it('are a transfer alone for a person where nothing is taken online', () => {
    expect(methodsFor('')).toEqual(['bank-transfer']);
  });

  it('include online payment only where a provider is set up', () => {
    expect(methodsFor('', { takesOnline: true })).toEqual(['bank-transfer', 'online']);
  });

  it('include the invoice after the trip for an organisation, whether it books or only is invoiced', () => {
    expect(methodsFor('De Regenboog')).toEqual(['bank-transfer', 'invoice-afterwards']);
    expect(methodsFor('', { invoiced: 'De Regenboog', takesOnline: true })).toEqual(['bank-transfer', 'online', 'invoice-afterwards']);
  });

  it('start with the transfer before the contact details are known', () => {
    const { customer } = { customer: { firstName: '', lastName: '', email: '', phone: '', organisation: '' } };
    expect(listOfferedMethods({ customer, invoice: null, takesOnline: false })).toEqual(['bank-transfer']);
  });
});
