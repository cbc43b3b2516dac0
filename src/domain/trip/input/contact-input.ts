import * as v from 'valibot';
import type { Result } from '#domain/result.ts';
import { plainSigns } from '../../input/clean-text.ts';
import { choice, code, email, line, personName, requiredLine, requiredPhone, tick } from '../../input/fields.ts';
import type { FieldIssue } from '../../input/issues.ts';
import { isPhone, isPhoneOf, plainPhone, toInternationalPhone } from '../../input/phone.ts';
import { formatPostcode, isPostcodeOf } from '../../input/postcode.ts';
import { readFields } from '../../input/read-fields.ts';
import { textLimits } from '../../input/text-limits.ts';
import { isLeitwegId, isMistypedLeitwegId, readRegisterNumber } from '../public-buyer.ts';
import { type Agreements, type Customer, type DayContact, type InvoiceDetails, paymentMethods } from '../trip.ts';
import { findVatNumberFault, parseVatNumber } from '../vat-number.ts';

/** Contact details as typed (docs/specification.md#entities), ready to be stored. */
export type ContactInput = {
  readonly customer: Customer;
  /** Null if the customer travels along and names nobody else. */
  readonly firstContact: DayContact | null;
  readonly secondContact: DayContact | null;
  readonly invoice: Required<InvoiceDetails>;
};

/** Partial checks, so that their issues appear beside all others of the form. */
export const dayContactSchema = v.nullish(
  v.pipe(
    v.object({ name: line(textLimits.name), phoneNumber: v.pipe(line(textLimits.phone), v.transform(plainPhone)) }, code('invalid')),
    v.forward(
      v.partialCheck([['name'], ['phoneNumber']], ({ name, phoneNumber }) => name !== '' || phoneNumber === '', code('required')),
      ['name'],
    ),
    v.forward(
      v.partialCheck([['name'], ['phoneNumber']], ({ name, phoneNumber }) => name === '' || phoneNumber !== '', code('required')),
      ['phoneNumber'],
    ),
    v.forward(
      v.partialCheck([['phoneNumber']], ({ phoneNumber }) => phoneNumber === '' || isPhone(phoneNumber), code('phone')),
      ['phoneNumber'],
    ),
    v.transform((contact) => (contact.name === '' ? null : contact)),
  ),
  {},
);

const invoiceSchema = v.pipe(
  v.object(
    {
      organisation: line(textLimits.organisation),
      vatNumber: line(40),
      street: requiredLine(textLimits.address),
      zipcode: requiredLine(16),
      city: requiredLine(textLimits.name),
      country: v.pipe(
        requiredLine(textLimits.name),
        v.transform((text) => text.toUpperCase()),
        v.regex(/^[A-Z]{2}$/, code('invalid')),
      ),
      purchaseOrder: line(textLimits.name),
      buyerReference: line(textLimits.name),
      organisationNumber: line(40),
      paymentMethod: choice(paymentMethods),
    },
    code('invalid'),
  ),
  v.forward(
    v.partialCheck(
      [['vatNumber'], ['country']],
      ({ vatNumber, country }) => vatNumber === '' || findVatNumberFault(vatNumber, country) === null,
      ({ input }) => findVatNumberFault(input.vatNumber, input.country) ?? 'vat-number',
    ),
    ['vatNumber'],
  ),
  v.forward(
    v.partialCheck([['zipcode'], ['country']], ({ zipcode, country }) => isPostcodeOf(zipcode, country), code('postcode')),
    ['zipcode'],
  ),
  v.forward(
    v.partialCheck(
      [['organisationNumber'], ['country']],
      ({ organisationNumber, country }) => organisationNumber === '' || readRegisterNumber(organisationNumber, country) !== null,
      code('organisation-number'),
    ),
    ['organisationNumber'],
  ),
  v.forward(
    v.partialCheck(
      [['buyerReference'], ['country']],
      ({ buyerReference, country }) => country !== 'DE' || !isMistypedLeitwegId(compact(buyerReference)),
      code('leitweg-id'),
    ),
    ['buyerReference'],
  ),
);

/** A Leitweg-ID in its official form, without typed spaces and in upper case. */
function compact(reference: string): string {
  return plainSigns(reference).toUpperCase().replaceAll(/\s/g, '');
}

/** `countries`: whose numbering plans are used to read telephone numbers, besides that of the invoice. */
const contactSchemaFor = (countries: readonly string[]) =>
  v.pipe(
    v.object({
      firstName: personName(),
      lastName: personName(),
      email: email(),
      phone: requiredPhone(),
      organisation: line(textLimits.organisation),
      firstContact: dayContactSchema,
      secondContact: dayContactSchema,
      invoice: v.nullish(invoiceSchema, {}),
    }),
    v.forward(
      v.partialCheck(
        [['organisation'], ['invoice', 'organisation'], ['invoice', 'paymentMethod']],
        ({ organisation, invoice }) => invoice.paymentMethod !== 'invoice-afterwards' || `${organisation}${invoice.organisation}` !== '',
        code('required'),
      ),
      ['invoice', 'organisation'],
    ),
    v.forward(
      v.partialCheck(
        [['phone'], ['invoice', 'country']],
        ({ phone, invoice }) => isPhoneOf(phone, [...countries, invoice.country]),
        code('phone-country'),
      ),
      ['phone'],
    ),
    v.forward(
      v.partialCheck(
        [['firstContact'], ['invoice', 'country']],
        ({ firstContact, invoice }) => canBeCalled(firstContact, [...countries, invoice.country]),
        code('phone-country'),
      ),
      ['firstContact', 'phoneNumber'],
    ),
    v.forward(
      v.partialCheck(
        [['secondContact'], ['invoice', 'country']],
        ({ secondContact, invoice }) => canBeCalled(secondContact, [...countries, invoice.country]),
        code('phone-country'),
      ),
      ['secondContact', 'phoneNumber'],
    ),
    v.transform((typed) => contactOf(typed, countries)),
  );

/** Whether the driver can call these numbers. */
function canBeCalled(contact: DayContact | null, countries: readonly string[]): boolean {
  return contact === null || isPhoneOf(contact.phoneNumber, countries);
}

/** The contact with its number in E.164, if a numbering plan has it. */
export function callable(contact: DayContact | null, countries: readonly string[]): DayContact | null {
  if (contact === null) return null;
  return { ...contact, phoneNumber: toInternationalPhone(contact.phoneNumber, countries) ?? contact.phoneNumber };
}

type TypedContact = Customer & {
  readonly firstContact: DayContact | null;
  readonly secondContact: DayContact | null;
  readonly invoice: Required<InvoiceDetails>;
};

function contactOf({ firstContact, secondContact, invoice, ...typed }: TypedContact, countries: readonly string[]): ContactInput {
  const known = [...countries, invoice.country];
  const customer = { ...typed, phone: toInternationalPhone(typed.phone, known) ?? typed.phone };
  const organisation = invoice.organisation || customer.organisation;
  const vatNumber = parseVatNumber(invoice.vatNumber, invoice.country) ?? '';
  const buyerReference = isLeitwegId(compact(invoice.buyerReference)) ? compact(invoice.buyerReference) : invoice.buyerReference;
  const organisationNumber = readRegisterNumber(invoice.organisationNumber, invoice.country)?.id ?? '';
  return {
    customer,
    firstContact: callable(firstContact, known),
    secondContact: callable(secondContact, known),
    invoice: {
      ...invoice,
      zipcode: formatPostcode(invoice.zipcode, invoice.country),
      organisation,
      vatNumber,
      buyerReference,
      organisationNumber,
    },
  };
}

/**
 * Reads the contact details: `firstName` … `organisation`, `firstContact.name`, `firstContact.phoneNumber`, the same of `secondContact`,
 * and `invoice.organisation` … `invoice.paymentMethod`. Returns all issues at once. A contact for the day is empty or has both name and
 * number. Only organisations may pay by invoice afterwards (docs/prices-and-law.md#cancellation). An invoice without its own organisation
 * is for the customer's. `countries`: the numbering plans for telephone numbers without a country code, the site's first.
 */
export function parseContactInput(value: unknown, countries: readonly string[]): Result<ContactInput, FieldIssue[]> {
  return readFields(contactSchemaFor(countries), value);
}

const agreementsSchema = v.object({
  termsAndCondition: v.pipe(tick(), v.literal(true, code('must-accept'))),
  promotion: tick(),
});

/** Reads the checkboxes of check-itinerary: accepting the terms is required, promotion is optional (docs/specification.md#entities). */
export function parseAgreements(value: unknown): Result<Agreements, FieldIssue[]> {
  return readFields(agreementsSchema, value);
}
