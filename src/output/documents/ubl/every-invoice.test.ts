import { describe, expect, it } from 'vitest';
import { isEnterpriseNumber, isLeitwegId, readRegisterNumber } from '#domain/trip/public-buyer.ts';
import { findVatNumberFault } from '#domain/trip/vat-number.ts';
import { findBrokenRules } from '../testing/check-ubl.ts';
import { everyInvoice } from '../testing/every-invoice.ts';
import { claimsFrance, frenchRules, hasFrenchRates } from '../testing/french-rules.ts';
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

  it('keeps the rules of France in CII as well, and breaks them there too without their notes and numbers', () => {
    const french = billingDocuments.flatMap(({ name, cii }) => (cii !== undefined && claimsFrance(readXml(cii)) ? [{ name, cii }] : []));
    const brokenIn = (cii: string) => frenchRules.filter(([, holds]) => !holds(readXml(cii))).map(([id]) => id);
    expect(french).toHaveLength(12);
    expect(french.flatMap(({ name, cii }) => brokenIn(cii).map((id) => `${name}: ${id}`))).toEqual([]);
    const [{ cii } = { cii: '' }] = french;
    const broken = (from: string, to: string) => [...new Set(brokenIn(cii.replaceAll(from, to)))];
    expect(broken('<ram:SubjectCode>PMT', '<ram:SubjectCode>XYZ')).toEqual(['BR-FR-05']);
    expect(broken('<ram:Content>B2B<', '<ram:Content>B2X<')).toEqual(['BR-FR-20']);
    expect(broken('schemeID="0225">404833048', 'schemeID="0225">303265045')).toEqual(['BR-FR-21']);
    expect(broken('<ram:ID>S1', '<ram:ID>S3')).toEqual(['BR-FR-08']);
    expect(broken('schemeID="0002">303265045', 'schemeID="0009">303265045')).toEqual(['BR-FR-10']);
  });

  it('has rates of France alone where a trip stays there, and those of other states where it does not (BR-FR-16)', () => {
    const [{ xml, cii = '' } = { xml: '' }] = billingDocuments.filter(({ xml: each }) => claimsFrance(readXml(each)));
    expect([xml, cii].map((paper) => hasFrenchRates(readXml(paper)))).toEqual([false, false]);
    const home = [xml.replaceAll('<cbc:Percent>6', '<cbc:Percent>10'), cii.replaceAll('Percent>6', 'Percent>10')];
    expect(home.map((paper) => hasFrenchRates(readXml(paper)))).toEqual([true, true]);
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
