import { v7 as createId } from 'uuid';
import type { DatabaseTransaction } from '#db/engine/tables.ts';
import { inTransaction } from '#db/engine/transaction.ts';
import type { Mistyped } from '#domain/input/read-typed.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { audit } from '#operations/audit/audit.ts';
import { insertChange } from '#operations/audit/change-store.ts';
import { saveOrganisation } from '#operations/customers/save-organisation.ts';
import { nameInAudit, type StaffMember } from '#operations/trips/actor.ts';
import type { BookingContext } from '#operations/trips/context.ts';
import { createAgencyKey, endKey, insertKey } from './agency-keys.ts';
import { type Agency, findAgencyNamed, insertAgency, lockAgency, updateAgency, updateEnded, updateWebhook } from './agency-store.ts';
import { type AgencyTerms, mostWebhookLength, readAgency, type TypedAgency } from './rules/agency.ts';

type Context = Pick<BookingContext, 'db' | 'randomBytes'>;
type OnAgency = { readonly staff: StaffMember; readonly id: string };
type OnSeen = OnAgency & { readonly version: number };

type Noted = { readonly id: string; readonly act: string; readonly before?: string; readonly after?: string };

/** In the agency's own history, and in the log. */
async function note(tx: DatabaseTransaction, staff: StaffMember, { id, act, before = '', after = '' }: Noted): Promise<void> {
  const subject = `agency ${id}`;
  await insertChange(tx, { subject, act, before, after, reason: '', by: nameInAudit(staff) });
  await audit(tx, { id: staff.id, name: nameInAudit(staff) }, { act, subject, detail: {} });
}

/** Edits an agency that the transaction locks; `version`: as somebody saw it. */
async function editing<Value, Reason extends string>(
  { db }: Context,
  { id, version }: { readonly id: string; readonly version?: number },
  edit: (tx: DatabaseTransaction, agency: Agency) => Promise<Result<Value, Reason>>,
): Promise<Result<Value, Reason | 'gone' | 'agency-changed'>> {
  return await inTransaction<Result<Value, Reason | 'gone' | 'agency-changed'>>(db, async (tx) => {
    const agency = await lockAgency(tx, id);
    if (agency === null) return failure('gone');
    return version !== undefined && agency.version !== version ? failure('agency-changed') : await edit(tx, agency);
  });
}

function mayManage({ rights }: StaffMember): boolean {
  return rights.includes('manage-agencies');
}

type Creating = { readonly staff: StaffMember; readonly typed: TypedAgency };

/** There is an agency of this name: a person must say that it is another one. */
export type SameName = { readonly why: 'ask-same-agency'; readonly values: { readonly name: string; readonly city: string } };

/** A new agency, without a key yet, and the customer's record with which terms are agreed. `isSure`: it is another of the same name. */
export async function createAgency(
  { db }: Context,
  { staff, typed, isSure }: Creating & { readonly isSure: boolean },
): Promise<Result<{ id: string }, 'no-right' | SameName | Mistyped>> {
  if (!mayManage(staff)) return failure('no-right');
  const read = readAgency(typed);
  if (!read.ok) return read;
  const known = isSure ? null : await findAgencyNamed(db, read.value.name);
  if (known !== null) return failure({ why: 'ask-same-agency', values: known });
  const id = createId();
  await inTransaction(db, async (tx) => {
    await insertAgency(tx, { id, by: nameInAudit(staff), terms: read.value });
    await saveRecord(tx, read.value);
    await note(tx, staff, { id, act: 'create-agency', after: sumUp(read.value) });
  });
  return success({ id });
}

export async function changeAgency(
  context: Context,
  { staff, typed, ...on }: OnSeen & Creating,
): Promise<Result<true, 'no-right' | 'gone' | 'agency-changed' | Mistyped>> {
  if (!mayManage(staff)) return failure('no-right');
  const read = readAgency(typed);
  if (!read.ok) return read;
  return await editing(context, on, async (tx, agency) => {
    await updateAgency(tx, { id: agency.id, terms: read.value });
    await saveRecord(tx, read.value);
    await note(tx, staff, { id: agency.id, act: 'change-agency', before: sumUp(agency), after: sumUp(read.value) });
    return success(true);
  });
}

async function saveRecord(tx: DatabaseTransaction, { name, firstName, lastName, email, phone }: AgencyTerms): Promise<void> {
  await saveOrganisation(tx, { name, person: `${firstName} ${lastName}`, email, phone });
}

/** What was agreed in one line, without the contact's own details. */
function sumUp({ name, site, paymentMethod, commissionPercent, monthLimitCents, requestsPerMinute }: AgencyTerms): string {
  const limit = monthLimitCents === null ? '' : `, ≤ € ${monthLimitCents / 100}`;
  return `${name}, ${site}, ${paymentMethod}, ${commissionPercent} %${limit}, ${requestsPerMinute}/min`;
}

/** Makes a key, which is shown this once. Two may be in use, so that a client can change to a new one without a gap. */
export async function makeKey(
  context: Context,
  { staff, id }: OnAgency,
): Promise<Result<{ key: string }, 'no-right' | 'gone' | 'agency-changed' | 'agency-ended' | 'too-many-keys'>> {
  if (!mayManage(staff)) return failure('no-right');
  const key = createAgencyKey(context.randomBytes);
  return await editing<{ key: string }, 'agency-ended' | 'too-many-keys'>(context, { id }, async (tx, agency) => {
    if (agency.endedAt !== null) return failure('agency-ended');
    const isMade = await insertKey(tx, { id: createId(), agencyId: id, key, by: nameInAudit(staff) });
    if (!isMade) return failure('too-many-keys');
    await note(tx, staff, { id, act: 'make-agency-key', after: `…${key.slice(-4)}` });
    return success({ key });
  });
}

/** From now on the key opens nothing. */
export async function endAgencyKey(
  context: Context,
  { staff, id, key }: OnAgency & { readonly key: string },
): Promise<Result<true, 'no-right' | 'gone' | 'agency-changed'>> {
  if (!mayManage(staff)) return failure('no-right');
  return await editing<true, 'gone'>(context, { id }, async (tx) => {
    const hint = await endKey(tx, { id: key, agencyId: id, by: nameInAudit(staff) });
    if (hint === null) return failure('gone');
    await note(tx, staff, { id, act: 'end-agency-key', before: `…${hint}` });
    return success(true);
  });
}

/** Where changes of trips are sent; empty for nowhere. Each new address gets a new secret, which is shown this once. */
export async function setWebhook(
  context: Context,
  { staff, id, version, url }: OnSeen & { readonly url: string },
): Promise<Result<{ secret: string }, 'no-right' | 'gone' | 'agency-changed' | Mistyped>> {
  if (!mayManage(staff)) return failure('no-right');
  if (url !== '' && !isWebhookAddress(url)) return failure({ why: 'mistyped', issues: [{ field: 'url', code: 'invalid' }] });
  const secret = url === '' ? '' : `cvs_${Buffer.from(context.randomBytes(32)).toString('base64url')}`;
  return await editing(context, { id, version }, async (tx, agency) => {
    await updateWebhook(tx, { id, url, secret });
    await note(tx, staff, { id, act: 'set-webhook', before: hostOf(agency.webhookUrl), after: hostOf(url) });
    return success({ secret });
  });
}

/**
 * Whether an address may be given for webhooks: https, a name or address, no user. Where the name leads is checked at each sending, for it
 * may change.
 */
function isWebhookAddress(text: string): boolean {
  if (text.length > mostWebhookLength || !URL.canParse(text)) return false;
  const { protocol, username, password, hostname, hash } = new URL(text);
  return protocol === 'https:' && username === '' && password === '' && hash === '' && hostname !== '';
}

/** The rest of an address may hold a secret of the agency. */
function hostOf(url: string): string {
  return url === '' ? '' : new URL(url).host;
}

/** Ends the work with an agency and all its keys at once, or resumes it, and then new keys are made. */
export async function endAgency(
  context: Context,
  { staff, isEnded, ...on }: OnSeen & { readonly isEnded: boolean },
): Promise<Result<true, 'no-right' | 'gone' | 'agency-changed'>> {
  if (!mayManage(staff)) return failure('no-right');
  return await editing(context, on, async (tx, { id }) => {
    await updateEnded(tx, { id, isEnded, by: nameInAudit(staff) });
    await note(tx, staff, { id, act: isEnded ? 'end-agency' : 'resume-agency' });
    return success(true);
  });
}
