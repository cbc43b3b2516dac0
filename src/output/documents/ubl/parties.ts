import { shorten } from '#domain/input/clean-text.ts';
import { brand, companies } from '#domain/sites/brand.ts';
import type { CountryCode, SiteKey } from '#domain/sites/keys.ts';
import { buyerEndpointOf, endpointOf, registerNumberOf } from '#operations/invoices/rules/endpoint.ts';
import type { Invoice, InvoiceBuyer, InvoiceSeller } from '#operations/invoices/rules/invoice.ts';
import type { SelfBilled } from '#operations/partners/rules/self-billed.ts';
import type { XmlNode } from './xml-tree.ts';

/** ISO 6523 schemes of register numbers if a country's Peppol rules require one (NL-R-003: KvK); otherwise null. */
const registerSchemes = { NL: '0106', BE: null, DE: null, FR: null, ES: null } as const satisfies Record<CountryCode, string | null>;

/** Kosovo's code in the country list of EN 16931, which follows ISO 3166 and has no XK. */
const countryCodes: Readonly<Record<string, string>> = { XK: '1A' };

/** Our numbers are written as people read them, with spaces. */
const compact = (number: string) => number.replace(/\s/g, '');

export function sellerNode({ seller, site }: { readonly seller: InvoiceSeller; readonly site: SiteKey }): XmlNode {
  const { scheme, id } = endpointOf({ vatNumber: seller.vatNumber, email: brand.email });
  const register = registerSchemes[seller.country];
  return [
    'cac:AccountingSupplierParty',
    [
      [
        'cac:Party',
        [
          ['cbc:EndpointID', id, { schemeID: scheme }],
          ['cac:PartyName', [['cbc:Name', brand.name]]],
          addressNode({ street: seller.street, city: seller.city, zipcode: seller.zip, country: seller.country }),
          taxNode(seller.vatNumber),
          [
            'cac:PartyLegalEntity',
            [
              ['cbc:RegistrationName', seller.legalName],
              ['cbc:CompanyID', compact(seller.registerNumber), register ? { schemeID: register } : {}],
            ],
          ],
          contactNode({ name: brand.name, phone: brand.phone[site], email: brand.email }),
        ],
      ],
    ],
  ];
}

export function buyerNode({ buyer, buyerReference = '' }: Pick<Invoice, 'buyer' | 'buyerReference'>): XmlNode {
  const { scheme, id } = buyerEndpointOf({ ...buyer, buyerReference });
  const number = registerNumberOf(buyer);
  return [
    'cac:AccountingCustomerParty',
    [
      [
        'cac:Party',
        [
          ['cbc:EndpointID', id, { schemeID: scheme }],
          addressNode(buyer),
          taxNode(buyer.vatNumber),
          [
            'cac:PartyLegalEntity',
            [
              ['cbc:RegistrationName', shorten(buyer.name, 500)],
              ['cbc:CompanyID', number?.id ?? '', number?.scheme ? { schemeID: number.scheme } : {}],
            ],
          ],
          contactNode({ name: shorten(buyer.attention, 500), phone: '', email: buyer.email }),
        ],
      ],
    ],
  ];
}

/** The partner in whose name we issue an invoice, identified by the VAT number; we know no register number. */
export function partnerNode({ name, street, city, zip, country, vatNumber }: SelfBilled['supplier']): XmlNode {
  const { scheme, id } = endpointOf({ vatNumber: compact(vatNumber), email: '' });
  return [
    'cac:AccountingSupplierParty',
    [
      [
        'cac:Party',
        [
          ['cbc:EndpointID', id, { schemeID: scheme }],
          ['cac:PartyName', [['cbc:Name', shorten(name, 500)]]],
          addressNode({ street, city, zipcode: zip, country }),
          taxNode(compact(vatNumber)),
          ['cac:PartyLegalEntity', [['cbc:RegistrationName', shorten(name, 500)]]],
        ],
      ],
    ],
  ];
}

/** Our company as the customer of such an invoice. */
export function ourselvesNode(site: SiteKey): XmlNode {
  const { legalName, street, city, zip, country, vatNumber, registerNumber } = companies[site];
  const { scheme, id } = endpointOf({ vatNumber, email: brand.email });
  const register = registerSchemes[country];
  return [
    'cac:AccountingCustomerParty',
    [
      [
        'cac:Party',
        [
          ['cbc:EndpointID', id, { schemeID: scheme }],
          addressNode({ street, city, zipcode: zip, country }),
          taxNode(vatNumber),
          [
            'cac:PartyLegalEntity',
            [
              ['cbc:RegistrationName', legalName],
              ['cbc:CompanyID', compact(registerNumber), register ? { schemeID: register } : {}],
            ],
          ],
        ],
      ],
    ],
  ];
}

function addressNode({ street, city, zipcode, country }: Pick<InvoiceBuyer, 'street' | 'city' | 'zipcode' | 'country'>): XmlNode {
  return [
    'cac:PostalAddress',
    [
      ['cbc:StreetName', shorten(street, 500)],
      ['cbc:CityName', shorten(city, 500)],
      ['cbc:PostalZone', shorten(zipcode, 50)],
      ['cac:Country', [['cbc:IdentificationCode', countryCodes[country] ?? country]]],
    ],
  ];
}

/** A party without a VAT number has no tax scheme at all: a scheme without a number would be an empty number. */
function taxNode(vatNumber: string): XmlNode {
  const scheme: XmlNode = ['cac:TaxScheme', [['cbc:ID', 'VAT']]];
  return ['cac:PartyTaxScheme', vatNumber === '' ? [] : [['cbc:CompanyID', vatNumber], scheme]];
}

function contactNode({ name, phone, email }: { readonly name: string; readonly phone: string; readonly email: string }): XmlNode {
  return [
    'cac:Contact',
    [
      ['cbc:Name', name],
      ['cbc:Telephone', phone],
      ['cbc:ElectronicMail', email],
    ],
  ];
}
