import * as v from 'valibot';
import type { Immutable } from '#domain/immutable.ts';
import { choice, choiceOrFirst, choices, code, line, textLimits, wholeNumber, wholeNumberOrNone } from '#domain/input/fields.ts';
import { fleetKeys, siteLanguages } from '#domain/sites/keys.ts';
import type { Certificate } from '#operations/fleet/rules/certificates.ts';
import type { Operator } from '#operations/fleet/rules/fleet.ts';
import { spokenLanguages, typedDateOrNone } from '#operations/fleet/rules/fleet.ts';

/**
 * What we know of an operator that drives for us beside what every operator has (design/desk-domain.md, section 5; nl vervoerder, de
 * Partnerunternehmen, fr transporteur affrété, es transportista colaborador).
 */

/** `paused`: takes no new jobs for now; what it has it drives. */
export const partnerStates = ['candidate', 'active', 'paused', 'ended'] as const;
export type PartnerState = (typeof partnerStates)[number];

const longestPaymentDays = 60;
const mostInsuredEuros = 1_000_000_000;

/** An account's number, written together; its letters and digits are counted, its sum is not. */
const iban = v.pipe(
  line(42),
  v.transform((text) => text.replaceAll(' ', '').toUpperCase()),
  v.check((text) => text === '' || /^[A-Z]{2}\d{2}[\dA-Z]{11,30}$/.test(text), code('invalid')),
);

export const typedPartner = v.object({
  state: choiceOrFirst(partnerStates),
  /** Who plans there; the telephone is the operator's own, which answers day and night. */
  contactName: line(textLimits.name),
  /** In which we write to it. */
  language: choice(siteLanguages),
  /** Which its drivers speak with a group. */
  languages: choices(spokenLanguages),
  classes: choices(fleetKeys),
  /** Where it is at home beside its yards, in words: "Overijssel, Gelderland". */
  regions: line(200),
  /** For which the passengers are insured, a vehicle; 0: not on file. */
  insuredEuros: wholeNumberOrNone(mostInsuredEuros),
  vatNumber: line(20),
  /** As his invoices name him. */
  street: line(textLimits.address),
  zip: line(20),
  city: line(textLimits.name),
  /** When he agreed that we make out his invoices (Directive 2006/112 art. 224), `YYYY-MM-DD`; null: he has not. */
  selfBillingOn: typedDateOrNone(),
  iban,
  paymentDays: wholeNumber({ least: 0, most: longestPaymentDays }),
});
export type PartnerDraft = Immutable<v.InferOutput<typeof typedPartner>>;
export type PartnerProfile = PartnerDraft & { readonly operatorId: string };

/** A partner with what its gate is judged by. */
export type KnownPartner = { readonly operator: Operator; readonly profile: PartnerProfile; readonly papers: readonly Certificate[] };
