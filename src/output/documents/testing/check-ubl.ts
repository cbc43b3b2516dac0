import { claimsPeppol, claimsXRechnung, documentRules, peppolRules, xrechnungRules } from './document-rules.ts';
import { claimsFrance, frenchRules } from './french-rules.ts';
import { findSchemaFaults } from './ubl-order.ts';
import { vatRules } from './vat-rules.ts';
import { readXml } from './xml-element.ts';

/**
 * The rules that a document breaks, by their names in EN 16931, Peppol BIS Billing 3 and XRechnung. Written from the standard,
 * independently of the writer's code: the official schematron needs an XSLT 2 engine and is in no package of the npm registry that we know
 * of.
 */
export function findBrokenRules(xml: string): readonly string[] {
  const root = readXml(xml);
  const isXRechnung = claimsXRechnung(root);
  const rules = [
    ...documentRules,
    ...vatRules,
    ...(isXRechnung || claimsPeppol(root) ? peppolRules : []),
    ...(isXRechnung ? xrechnungRules : []),
    ...(claimsFrance(root) ? frenchRules : []),
  ];
  const broken = rules.filter(([, holds]) => !holds(root)).map(([id]) => id);
  return [...broken, ...findSchemaFaults(root)];
}
