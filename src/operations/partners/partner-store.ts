import { sql } from 'kysely';
import * as v from 'valibot';
import { parseListed } from '#db/engine/stored.ts';
import type { Database } from '#db/engine/tables.ts';
import { fleetKeys, siteLanguages } from '#domain/sites/keys.ts';
import { listCertificates } from '#operations/fleet/certificate-store.ts';
import { listOperators } from '#operations/fleet/operator-store.ts';
import { spokenLanguages } from '#operations/fleet/rules/fleet.ts';
import type { KnownPartner, PartnerDraft } from './rules/partner.ts';
import { partnerStates } from './rules/partner.ts';

const profileSchema = v.object({
  operatorId: v.string(),
  state: v.picklist(partnerStates),
  contactName: v.string(),
  language: v.picklist(siteLanguages),
  languages: v.array(v.picklist(spokenLanguages)),
  classes: v.array(v.picklist(fleetKeys)),
  regions: v.string(),
  insuredEuros: v.number(),
  vatNumber: v.string(),
  street: v.string(),
  zip: v.string(),
  city: v.string(),
  selfBillingOn: v.nullable(v.string()),
  iban: v.string(),
  paymentDays: v.number(),
});

const columns = sql`operator_id as "operatorId", state, contact_name as "contactName", language, languages, classes, regions,
  insured_euros as "insuredEuros", vat_number as "vatNumber", street, zip, city,
  to_char(self_billing_on, 'YYYY-MM-DD') as "selfBillingOn", iban, payment_days as "paymentDays"`;

/** Saves a partner's profile and replaces the previous one. Throws if the operator does not exist. */
export async function saveProfile(db: Database, operatorId: string, draft: PartnerDraft): Promise<void> {
  const row = {
    state: draft.state,
    contact_name: draft.contactName,
    language: draft.language,
    languages: JSON.stringify(draft.languages),
    classes: JSON.stringify(draft.classes),
    regions: draft.regions,
    insured_euros: draft.insuredEuros,
    vat_number: draft.vatNumber,
    street: draft.street,
    zip: draft.zip,
    city: draft.city,
    self_billing_on: draft.selfBillingOn,
    iban: draft.iban,
    payment_days: draft.paymentDays,
    updated_at: sql<string>`now()`,
  };
  await db
    .insertInto('partners')
    .values({ operator_id: operatorId, ...row })
    .onConflict((conflict) => conflict.column('operator_id').doUpdateSet(row))
    .execute();
}

export async function saveIban(db: Database, operatorId: string, iban: string): Promise<void> {
  await db.updateTable('partners').set({ iban, updated_at: sql<string>`now()` }).where('operator_id', '=', operatorId).execute();
}

/** All partners with a profile, with their certificates, by name. */
export async function listPartners(db: Database): Promise<readonly KnownPartner[]> {
  const [operators, certificates, { rows }] = await Promise.all([
    listOperators(db),
    listCertificates(db, { subject: 'operator' }),
    sql`select ${columns} from partners`.execute(db),
  ]);
  // Without readable classes it is offered nothing, and stays on every list.
  const profiles = rows.map((row) => parseListed(profileSchema, Object(row), { what: 'partner', empty: { classes: [], languages: [] } }));
  return operators.flatMap((operator) => {
    const profile = profiles.find(({ operatorId }) => operatorId === operator.id);
    if (operator.kind !== 'partner' || profile === undefined) return [];
    return [{ operator, profile, certificates: certificates.filter(({ ownerId }) => ownerId === operator.id) }];
  });
}

/** One of them. */
export async function findPartner(db: Database, operatorId: string): Promise<KnownPartner | null> {
  return (await listPartners(db)).find(({ operator }) => operator.id === operatorId) ?? null;
}
