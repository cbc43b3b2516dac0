import * as v from 'valibot';
import type { Immutable } from '#domain/immutable.ts';
import { choice, choiceOrFirst, choices, code, line, wholeNumber, wholeNumberOrNone } from '#domain/input/fields.ts';
import { textLimits } from '#domain/input/text-limits.ts';
import { fleetKeys, siteLanguages } from '#domain/sites/keys.ts';
import type { Certificate } from '#operations/fleet/rules/certificates.ts';
import type { Operator } from '#operations/fleet/rules/fleet.ts';
import { spokenLanguages, typedDateOrNone } from '#operations/fleet/rules/fleet.ts';

/**
 * The additional facts about an operator that drives for us (docs/the-desk.md#partners; nl vervoerder, de Partnerunternehmen, fr
 * transporteur affrété, es transportista colaborador).
 */

/** `paused`: gets no new jobs for now; existing jobs stay. */
export const partnerStates = ['candidate', 'active', 'paused', 'ended'] as const;
export type PartnerState = (typeof partnerStates)[number];

const longestPaymentDays = 60;
const mostInsuredEuros = 1_000_000_000;

/** An account number without spaces; its letters and digits are counted, its checksum is not. */
const iban = v.pipe(
  line(42),
  v.transform((text) => text.replaceAll(' ', '').toUpperCase()),
  v.check((text) => text === '' || /^[A-Z]{2}\d{2}[\dA-Z]{11,30}$/.test(text), code('invalid')),
);

export const typedPartner = v.object({
  state: choiceOrFirst(partnerStates),
  /** The planner; the telephone number is the operator's own and answered day and night. */
  contactName: line(textLimits.name),
  /** The language for mails. */
  language: choice(siteLanguages),
  /** The languages that its drivers speak. */
  languages: choices(spokenLanguages),
  classes: choices(fleetKeys),
  /** Its regions besides its depots, in words: "Overijssel, Gelderland". */
  regions: line(200),
  /** Passenger insurance per vehicle; 0: not on file. */
  insuredEuros: wholeNumberOrNone(mostInsuredEuros),
  vatNumber: line(20),
  /** As on the partner's invoices. */
  street: line(textLimits.address),
  zip: line(20),
  city: line(textLimits.name),
  /** The day of the agreement that we issue the partner's invoices (Directive 2006/112 art. 224), `YYYY-MM-DD`; null: no agreement. */
  selfBillingOn: typedDateOrNone(),
  iban,
  paymentDays: wholeNumber({ least: 0, most: longestPaymentDays }),
});
export type PartnerDraft = Immutable<v.InferOutput<typeof typedPartner>>;
export type PartnerProfile = PartnerDraft & { readonly operatorId: string };

/** A partner with the facts for eligibility. */
export type KnownPartner = { readonly operator: Operator; readonly profile: PartnerProfile; readonly certificates: readonly Certificate[] };
