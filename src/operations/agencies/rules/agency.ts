import * as v from 'valibot';
import { choice, choiceOrNull, code, line, requiredLine, wholeNumber } from '#domain/input/fields.ts';
import type { FieldIssue } from '#domain/input/issues.ts';
import type { Mistyped } from '#domain/input/read-typed.ts';
import { readTyped } from '#domain/input/read-typed.ts';
import { textLimits } from '#domain/input/text-limits.ts';
import { percentOf } from '#domain/money/money.ts';
import { readEuros } from '#domain/money/read-euros.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { type SiteKey, type SiteLanguage, siteKeys, siteLanguages } from '#domain/sites/keys.ts';
import { getSite } from '#domain/sites/registry.ts';
import { parseContactInput } from '#domain/trip/input/contact-input.ts';

/** How an agency pays: what it orders by API is never paid online. */
export const agencyPaymentMethods = ['bank-transfer', 'invoice-afterwards'] as const;

const mostPerMinute = 600;
const mostCommission = 30;

/** Who an agency is to us, and what it may do. */
export const agencyTermsSchema = v.object({
  name: v.string(),
  site: v.picklist(siteKeys),
  language: v.picklist(siteLanguages),
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  phone: v.string(),
  street: v.string(),
  zipcode: v.string(),
  city: v.string(),
  country: v.string(),
  vatNumber: v.string(),
  /** In the register of its country; empty where it gave none. */
  organisationNumber: v.string(),
  paymentMethod: v.picklist(agencyPaymentMethods),
  /** Of the net price. */
  commissionPercent: v.number(),
  /** Incl. VAT; null for no limit. */
  monthLimitCents: v.nullable(v.number()),
  requestsPerMinute: v.number(),
});
export type AgencyTerms = v.InferOutput<typeof agencyTermsSchema>;

export const agencyFields = [
  ...(['name', 'site', 'language', 'firstName', 'lastName', 'email', 'phone', 'street', 'zipcode', 'city', 'country'] as const),
  ...(['vatNumber', 'organisationNumber', 'paymentMethod', 'commissionPercent', 'monthLimit', 'requestsPerMinute'] as const),
] as const;
export type TypedAgency = Readonly<Record<(typeof agencyFields)[number], string>>;

/** The form of an agency. The contact is read as an order of the agency will be, so that no order fails for it. */
export function readAgency(typed: TypedAgency): Result<AgencyTerms, Mistyped> {
  const own = readOwn(typed);
  const site = siteKeys.find((key) => key === typed.site) ?? 'eu';
  const { country } = getSite(site);
  const contact = parseContactInput(contactInputOf(typed), country === null ? [] : [country]);
  const issues = [...(own.ok ? [] : own.failure.issues), ...(contact.ok ? [] : contact.failure.map(ofForm))];
  if (!own.ok || !contact.ok) return failure({ why: 'mistyped', issues: firstOfField(issues) });
  const { commissionPercent, monthLimit, requestsPerMinute, ...rest } = own.value;
  const { customer, invoice } = contact.value;
  const language = languageOf(rest.site, rest.language ?? languageOfCountry(invoice.country));
  return success({
    ...{ name: rest.name, site: rest.site, language, paymentMethod: rest.paymentMethod },
    ...{ firstName: customer.firstName, lastName: customer.lastName, email: customer.email, phone: customer.phone },
    ...{ street: invoice.street, zipcode: invoice.zipcode, city: invoice.city, country: invoice.country },
    ...{ vatNumber: invoice.vatNumber, organisationNumber: invoice.organisationNumber },
    ...{ commissionPercent, monthLimitCents: monthLimit, requestsPerMinute },
  });
}

/** The language of a site that is closest to a chosen one: on a site of two, that of the same tongue. */
function languageOf(site: SiteKey, language: SiteLanguage): SiteLanguage {
  const { languages } = getSite(site);
  return (
    languages.find((offered) => offered === language) ??
    languages.find((offered) => tongueOf(offered) === tongueOf(language)) ??
    languages[0]
  );
}

const tongueOf = (language: SiteLanguage) => language.slice(0, 2);

/** What an agency of a country reads where nobody chose: the first official language that we write, else English. */
export function languageOfCountry(country: string): SiteLanguage {
  return tongues[country] ?? 'en';
}

const tongues: Readonly<Record<string, SiteLanguage>> = {
  ...{ NL: 'nl', BE: 'nlBE', LU: 'fr', FR: 'fr', MC: 'fr', ES: 'es', AD: 'es' },
  ...{ DE: 'de', AT: 'de', CH: 'de', LI: 'de' },
};

function readOwn(typed: TypedAgency) {
  return readTyped(
    {
      name: requiredLine(textLimits.organisation),
      site: choice(siteKeys),
      language: choiceOrNull(siteLanguages),
      paymentMethod: choice(agencyPaymentMethods),
      commissionPercent: v.pipe(
        line(textLimits.name),
        v.transform(readPercent),
        v.number(code('invalid')),
        v.maxValue(mostCommission, code('too-many')),
      ),
      monthLimit: v.pipe(
        line(textLimits.name),
        v.transform((text) => (text === '' ? null : (readEuros(text) ?? Number.NaN))),
        v.nullable(v.pipe(v.number(code('invalid')), v.minValue(1, code('too-few')))),
      ),
      requestsPerMinute: wholeNumber({ least: 1, most: mostPerMinute }),
    },
    typed,
  );
}

function readPercent(text: string): number {
  const plain = text.trim().replace(/%$/, '').trimEnd().replace(',', '.');
  if (plain === '') return 0;
  return /^\d{1,2}(?:\.\d{1,2})?$/.test(plain) ? Number(plain) : Number.NaN;
}

type Contact = Pick<AgencyTerms, 'name' | 'firstName' | 'lastName' | 'email' | 'phone' | 'street' | 'zipcode' | 'city' | 'country'> & {
  readonly vatNumber: string;
  readonly organisationNumber: string;
  readonly paymentMethod: string;
};

/** The contact details of an order of an agency, as a form sends them. */
export function contactInputOf({ name, firstName, lastName, email, phone, ...invoice }: Contact) {
  const { street, zipcode, city, country, vatNumber, organisationNumber, paymentMethod } = invoice;
  return {
    ...{ firstName, lastName, email, phone, organisation: name },
    invoice: { organisation: name, street, zipcode, city, country, vatNumber, organisationNumber, paymentMethod },
  };
}

function ofForm({ field, ...issue }: FieldIssue): FieldIssue {
  return { ...issue, field: field.replace(/^invoice\./, '').replace(/^organisation$/, 'name') };
}

function firstOfField(issues: readonly FieldIssue[]): readonly FieldIssue[] {
  return issues.filter(({ field }, index) => issues.findIndex((other) => other.field === field) === index);
}

/** What an agency earns of a trip: a part of its net price. */
export function commissionOf(netCents: number, percent: number): number {
  return percentOf(netCents, percent);
}

/** Where an agency's trips are sold, and in which language its mails are. */
export function visitOfAgency({ site, language }: Pick<AgencyTerms, 'site' | 'language'>): {
  readonly site: SiteKey;
  readonly language: SiteLanguage;
} {
  return { site, language };
}

/** The longest address for messages. */
export const mostWebhookLength = 500;

/**
 * Seconds until the next try of a delivery that failed so many times: from ten seconds to six hours, for three days in all; null when
 * enough was tried.
 */
export function retryAfter(attempts: number): number | null {
  if (attempts >= mostAttempts) return null;
  return Math.min(10 * 3 ** (attempts - 1), 6 * 3_600);
}

const mostAttempts = 18;
