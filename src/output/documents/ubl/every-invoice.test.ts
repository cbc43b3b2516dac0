import { describe, expect, it } from 'vitest';
import { isEnterpriseNumber, isLeitwegId, readRegisterNumber } from '#domain/trip/public-buyer.ts';
import { findVatNumberFault } from '#domain/trip/vat-number.ts';
import { findBrokenRules } from '../testing/check-ubl.ts';
import { everyInvoice } from '../testing/every-invoice.ts';
import { claimsFrance } from '../testing/french-rules.ts';
import { everyElement, readXml, textAt } from '../testing/xml-element.ts';

const billingDocuments = everyInvoice();

/** Whether an address on the network has right check digits; others than these have none that we know. */
const holds: Readonly<Record<string, (id: string) => boolean>> = {
  '0002': (id) => readRegisterNumber(id, 'FR') !== null,
  '0009': (id) => readRegisterNumber(id, 'FR') !== null,
  '0204': isLeitwegId,
  '0208': isEnterpriseNumber,
  '0225': (id) => readRegisterNumber(id, 'FR')?.scheme === '0002',
};

describe('every invoice by our own reading of the rules', () => {
  it('breaks no rule of the profile that it claims', () => {
    const broken = billingDocuments.flatMap(({ name, xml }) => findBrokenRules(xml).map((rule) => `${name}: ${rule}`));
    expect(billingDocuments.length).toBe(750);
    expect(broken).toEqual([]);
  });

  it('claims the rules of France between its companies alone, and breaks them without their notes and numbers', () => {
    const french = billingDocuments.filter(({ xml }) => claimsFrance(readXml(xml)));
    expect([...new Set(french.map(({ name }) => name.split(':')[0]))]).toEqual([
      'FR sells to FR business',
      'FR sells to FR business by SIREN',
    ]);
    const [{ xml } = { xml: '' }] = french;
    const broken = (from: string, to: string) => [...new Set(findBrokenRules(xml.replaceAll(from, to)))];
    expect(xml).toContain('<cbc:ID schemeID="0009">40483304800022</cbc:ID>');
    expect(broken('#PMT#', '#XYZ#')).toEqual(['BR-FR-05']);
    expect(broken('#BAR#B2B', '#BAR#B2X')).toEqual(['BR-FR-20']);
    expect(broken('schemeID="0225">404833048', 'schemeID="0225">303265045')).toEqual(['BR-FR-21']);
    expect(broken('<cbc:ProfileID>S1', '<cbc:ProfileID>S3')).toEqual(['BR-FR-08']);
    expect(broken('schemeID="0002">303265045', 'schemeID="0009">303265045')).toEqual(['BR-FR-10']);
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
