import { describe, expect, it } from 'vitest';
import { isEnterpriseNumber, isLeitwegId, readRegisterNumber } from '#domain/trip/public-buyer.ts';
import { findVatNumberFault } from '#domain/trip/vat-number.ts';
import { findBrokenRules } from '../testing/check-ubl.ts';
import { everyInvoice } from '../testing/every-invoice.ts';
import { everyElement, readXml, textAt } from '../testing/xml-element.ts';

const billingDocuments = everyInvoice();

/** Whether an address on the network has right check digits; others than these have none that we know. */
const holds: Readonly<Record<string, (id: string) => boolean>> = {
  '0002': (id) => readRegisterNumber(id, 'FR') !== null,
  '0009': (id) => readRegisterNumber(id, 'FR') !== null,
  '0204': isLeitwegId,
  '0208': isEnterpriseNumber,
};

describe('every invoice by our own reading of the rules', () => {
  it('breaks no rule of the profile that it claims', () => {
    const broken = billingDocuments.flatMap(({ name, xml }) => findBrokenRules(xml).map((rule) => `${name}: ${rule}`));
    expect(billingDocuments.length).toBe(750);
    expect(broken).toEqual([]);
  });

  it.each(billingDocuments.filter(({ name }) => name.endsWith(': invoice')))('$name: has numbers with right check digits', ({ xml }) => {
    const root = readXml(xml);
    const endpoints = everyElement(root).filter(({ name }) => name === 'cbc:EndpointID');
    expect(endpoints).toHaveLength(2);
    expect(endpoints.filter(({ text, attributes }) => !(holds[attributes.schemeID ?? '']?.(text) ?? true))).toEqual([]);
    const vatNumber = textAt(root, 'cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID');
    expect(vatNumber === '' || findVatNumberFault(vatNumber, vatNumber.slice(0, 2)) === null, vatNumber).toBe(true);
  });
});
