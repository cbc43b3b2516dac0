import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findBrokenRules } from '#output/documents/testing/check-ubl.ts';
import { type EveryInvoice, everyInvoice } from '#output/documents/testing/every-invoice.ts';
import { readXml, textAt } from '#output/documents/testing/xml-element.ts';
import { findRules, type RuleSet, ruleSetNames } from './find-rules.ts';
import { loadRules } from './saxon.ts';

const scratch = join(import.meta.dirname, '../../.data/invoice-rules');
const nlcius = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:nen.nl:nlcius:v1.0';
const invoices = everyInvoice();

/** The profile that an invoice claims decides its rules. Dutch invoices to Dutch buyers follow NLCIUS too, as if they claimed it. */
function checksOf({ name, xml, cii }: EveryInvoice): readonly (EveryInvoice & { readonly ruleSet: RuleSet })[] {
  const claim = textAt(readXml(xml), 'cbc:CustomizationID');
  const profile = claim.includes('xrechnung') ? 'xrechnung' : claim.includes('selfbilling') ? 'selfBilling' : 'peppol';
  const isDutch = /^NL sells to NL (?:business|public body):/.test(name);
  return [
    { ruleSet: 'en16931', name, xml },
    ...(cii === undefined ? [] : [{ ruleSet: 'en16931Cii', name, xml: cii } as const]),
    ...(claim === 'urn:cen.eu:en16931:2017' ? [] : [{ ruleSet: profile, name, xml } as const]),
    ...(isDutch ? [{ ruleSet: 'nlcius', name, xml: xml.replace(claim, nlcius) } as const] : []),
  ];
}

const checks = invoices.flatMap(checksOf);
const found = await findRules(process.env.INVOICE_RULES ?? '', scratch);

/** Without it an invoice is refused: a check that never finds anything would pass everything. */
const needed = {
  en16931: 'cbc:ID',
  en16931Cii: 'ram:InvoiceCurrencyCode',
  peppol: 'cbc:EndpointID',
  selfBilling: 'cbc:EndpointID',
  xrechnung: 'cbc:BuyerReference',
  nlcius: 'cbc:ID',
};

/** Each broken rule with how many invoices break it, and one of them. */
function broken(held: readonly EveryInvoice[], check: (xml: string) => readonly string[]): Readonly<Record<string, string>> {
  const faults = held.flatMap(({ name, xml }) => check(xml).map((rule) => ({ name, rule })));
  const byRule = [...Map.groupBy(faults, ({ rule }) => rule)];
  return Object.fromEntries(byRule.map(([rule, each]) => [rule, `${each.length} papers, as ${each[0]?.name ?? ''}`]));
}

it(`our own reading of the rules: ${invoices.length} papers`, () => {
  expect(broken(invoices, findBrokenRules)).toEqual({});
});

describe.each(ruleSetNames.flatMap((ruleSet) => (found.get(ruleSet) ?? []).map((file) => ({ ruleSet, file }))))(
  'the official rules of $ruleSet',
  ({ ruleSet, file }) => {
    const held = checks.filter((check) => check.ruleSet === ruleSet);
    const check = loadRules(file, scratch);

    it(`by ${basename(file)}: ${held.length} papers`, () => {
      expect(broken(held, check)).toEqual({});
    });

    it(`by ${basename(file)}: refuse a paper without ${needed[ruleSet]}`, () => {
      const [invoice] = held;
      const element = needed[ruleSet];
      expect(check((invoice?.xml ?? '').replace(new RegExp(`<${element}[ >].*</${element}>`), ''))).not.toEqual([]);
    });
  },
);
