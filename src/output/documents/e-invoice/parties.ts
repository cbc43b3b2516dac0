import { shorten } from '#domain/input/clean-text.ts';
import { brand, companies } from '#domain/sites/brand.ts';
import type { CountryCode, SiteKey } from '#domain/sites/keys.ts';
import {
  type Endpoint,
  endpointOf,
  frenchEndpoint,
  isFrenchTrade,
  recipientOf,
  registerNumberOf,
  sirenOf,
} from '#operations/invoices/rules/endpoint.ts';
import type { CreditNote, Invoice, InvoiceBuyer } from '#operations/invoices/rules/invoice.ts';
import type { SelfBilled } from '#operations/partners/rules/self-billed.ts';
import type { PartyTerms } from './invoice-terms.ts';

/** ISO 6523 schemes of register numbers if a country's Peppol rules require one (NL-R-003: KvK); otherwise empty. */
const registerSchemes = { NL: '0106', BE: '', DE: '', FR: '', ES: '' } as const satisfies Record<CountryCode, string>;

/** ISO 6523: the numbers of a French company and of its establishment. */
const sirenScheme = '0002';
const siretScheme = '0009';

/** Kosovo's code in the country list of EN 16931, which follows ISO 3166 and has no XK. */
const countryCodes: Readonly<Record<string, string>> = { XK: '1A' };

/** Our numbers are written as people read them, with spaces. */
const compact = (number: string) => number.replace(/\s/g, '');
const nobody = { name: '', phone: '', email: '' } as const;

export function sellerTerms(billingDocument: Invoice | CreditNote): PartyTerms {
  const { seller, site } = billingDocument;
  const siren = compact(seller.registerNumber).slice(0, 9);
  const isFrench = isFrenchTrade(billingDocument);
  return {
    endpoint: isFrench ? frenchEndpoint(siren) : endpointOf({ vatNumber: seller.vatNumber, email: brand.email }),
    tradeName: brand.name,
    legalName: seller.legalName,
    register: isFrench ? { scheme: sirenScheme, id: siren } : ourRegister(seller),
    identifier: null,
    vatNumber: seller.vatNumber,
    address: addressTerms({ ...seller, zipcode: seller.zip }),
    contact: { name: brand.name, phone: brand.phone[site], email: brand.email },
  };
}

export function buyerTerms(billingDocument: Invoice | CreditNote): PartyTerms {
  const { buyer } = billingDocument;
  const [register, siren] = [registerNumberOf(buyer), isFrenchTrade(billingDocument) ? sirenOf(buyer) : null];
  return {
    endpoint: recipientOf(billingDocument),
    tradeName: '',
    legalName: shorten(buyer.name, 500),
    register: siren === null ? register : { scheme: sirenScheme, id: siren },
    identifier: siren !== null && register?.scheme === siretScheme ? register : null,
    vatNumber: buyer.vatNumber,
    address: addressTerms(buyer),
    contact: { name: shorten(buyer.attention, 500), phone: '', email: buyer.email },
  };
}

/** The partner in whose name we issue an invoice, identified by the VAT number; we know no register number. */
export function partnerTerms({ name, street, city, zip, country, vatNumber }: SelfBilled['supplier']): PartyTerms {
  return {
    endpoint: endpointOf({ vatNumber: compact(vatNumber), email: '' }),
    tradeName: shorten(name, 500),
    legalName: shorten(name, 500),
    register: null,
    identifier: null,
    vatNumber: compact(vatNumber),
    address: addressTerms({ street, city, zipcode: zip, country }),
    contact: nobody,
  };
}

/** Our company as the customer of such an invoice. */
export function ourselvesTerms(site: SiteKey): PartyTerms {
  const company = companies[site];
  return {
    endpoint: endpointOf({ vatNumber: company.vatNumber, email: brand.email }),
    tradeName: '',
    legalName: company.legalName,
    register: ourRegister(company),
    identifier: null,
    vatNumber: company.vatNumber,
    address: addressTerms({ ...company, zipcode: company.zip }),
    contact: nobody,
  };
}

function ourRegister({ country, registerNumber }: { readonly country: CountryCode; readonly registerNumber: string }): Endpoint {
  return { scheme: registerSchemes[country], id: compact(registerNumber) };
}

type Address = Pick<InvoiceBuyer, 'street' | 'city' | 'zipcode' | 'country'>;

function addressTerms({ street, city, zipcode, country }: Address): PartyTerms['address'] {
  return {
    street: shorten(street, 500),
    city: shorten(city, 500),
    zipcode: shorten(zipcode, 50),
    country: countryCodes[country] ?? country,
  };
}
