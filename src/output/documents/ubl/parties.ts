import type { PartyTerms } from '../e-invoice/invoice-terms.ts';
import type { XmlNode } from '../e-invoice/xml-tree.ts';
import { vatScheme } from './ubl-root.ts';

/** `cac:AccountingSupplierParty` or `cac:AccountingCustomerParty`. */
export function partyNode(
  name: string,
  { endpoint, identifier, tradeName, legalName, register, vatNumber, address, contact }: PartyTerms,
): XmlNode {
  const party: readonly XmlNode[] = [
    ['cbc:EndpointID', endpoint.id, { schemeID: endpoint.scheme }],
    ['cac:PartyIdentification', [['cbc:ID', identifier?.id ?? '', identifier === null ? {} : { schemeID: identifier.scheme }]]],
    ['cac:PartyName', [['cbc:Name', tradeName]]],
    addressNode(address),
    // A party without a VAT number has no tax scheme at all: a scheme without a number would be an empty number.
    ['cac:PartyTaxScheme', vatNumber === '' ? [] : [['cbc:CompanyID', vatNumber], vatScheme]],
    [
      'cac:PartyLegalEntity',
      [
        ['cbc:RegistrationName', legalName],
        ['cbc:CompanyID', register?.id ?? '', register?.scheme ? { schemeID: register.scheme } : {}],
      ],
    ],
    contactNode(contact),
  ];
  return [name, [['cac:Party', party]]];
}

function addressNode({ street, city, zipcode, country }: PartyTerms['address']): XmlNode {
  return [
    'cac:PostalAddress',
    [
      ['cbc:StreetName', street],
      ['cbc:CityName', city],
      ['cbc:PostalZone', zipcode],
      ['cac:Country', [['cbc:IdentificationCode', country]]],
    ],
  ];
}

function contactNode({ name, phone, email }: PartyTerms['contact']): XmlNode {
  return [
    'cac:Contact',
    [
      ['cbc:Name', name],
      ['cbc:Telephone', phone],
      ['cbc:ElectronicMail', email],
    ],
  ];
}
