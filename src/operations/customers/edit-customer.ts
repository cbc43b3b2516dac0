import { sql } from 'kysely';
import { v7 as createId } from 'uuid';
import * as v from 'valibot';
import type { DatabaseTransaction } from '#db/engine/tables.ts';
import { inTransaction } from '#db/engine/transaction.ts';
import { code, line, lines, requiredLine } from '#domain/input/fields.ts';
import { type Mistyped, readTyped } from '#domain/input/read-typed.ts';
import { textLimits } from '#domain/input/text-limits.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { audit } from '#operations/audit/audit.ts';
import { insertChange } from '#operations/audit/change-store.ts';
import { nameInAudit, type StaffMember } from '#operations/trips/actor.ts';
import type { BookingContext } from '#operations/trips/context.ts';
import { type CustomerRecord, findTerms, lockCustomers, raiseVersion, renameCustomer, updateRole, updateTerms } from './customer-store.ts';
import { describeTerms, isNoTerms, readTerms, type TypedTerms } from './rules/agreed-terms.ts';

type Context = Pick<BookingContext, 'db'>;
/** An act on a record, with the version that the person saw. */
export type OnCustomer = { readonly staff: StaffMember; readonly id: string; readonly version: number };

export type NotEdited = 'no-right' | 'gone' | 'customer-changed';
type Editing<Value, Reason> = (tx: DatabaseTransaction, customer: CustomerRecord) => Promise<Result<Value, 'gone' | Reason>>;

/** Edits a record that nobody else changed since it was seen. */
export async function editSeen<Value = true, Reason = never>(
  { db }: Context,
  { id, version }: OnCustomer,
  edit: Editing<Value, Reason>,
): Promise<Result<Value, NotEdited | Reason>> {
  return await inTransaction<Result<Value, NotEdited | Reason>>(db, async (tx) => {
    const customer = (await lockCustomers(tx, [id])).get(id);
    if (customer === undefined || customer.mergedInto !== null) return failure('gone');
    return customer.version === version ? await edit(tx, customer) : failure('customer-changed');
  });
}

const requiredLines = v.pipe(lines(textLimits.teamNote), v.nonEmpty(code('required')));

type Edit = { readonly act: string; readonly before: string; readonly after: string };

/** Into the record's own history, and without names into the log. */
export async function noteEdit(
  tx: DatabaseTransaction,
  staff: StaffMember,
  { id, ...edit }: Edit & { readonly id: string },
): Promise<void> {
  const subject = `customer ${id}`;
  await insertChange(tx, { subject, ...edit, reason: '', by: nameInAudit(staff) });
  await audit(tx, { id: staff.id, name: nameInAudit(staff) }, { act: edit.act, subject, detail: {} });
}

type Renaming = OnCustomer & { readonly name: string };

export async function rename(context: Context, { name: typed, ...on }: Renaming): Promise<Result<true, NotEdited | Mistyped>> {
  if (!on.staff.rights.includes('change-trips')) return failure('no-right');
  const read = readTyped({ name: requiredLine(textLimits.organisation) }, { name: typed });
  if (!read.ok) return read;
  const { name } = read.value;
  return await editSeen(context, on, async (tx, { id, name: before }) => {
    await renameCustomer(tx, { id, name });
    await noteEdit(tx, on.staff, { id, act: 'rename-customer', before, after: name });
    return success(true);
  });
}

type Role = OnCustomer & { readonly person: string; readonly role: string };

/** Sets a person's role at the customer, such as bookkeeping; empty: unknown. */
export async function giveRole(context: Context, { person, role: typed, ...on }: Role): Promise<Result<true, NotEdited | Mistyped>> {
  if (!on.staff.rights.includes('change-trips')) return failure('no-right');
  const read = readTyped({ role: line(textLimits.name) }, { role: typed });
  if (!read.ok) return read;
  const { role } = read.value;
  return await editSeen(context, on, async (tx, { id }) => {
    const changed = await updateRole(tx, { customerId: id, personId: person, role });
    if (changed === null) return failure('gone');
    await raiseVersion(tx, [id]);
    const say = (what: string) => (what === '' ? '' : `${changed.name}: ${what}`);
    await noteEdit(tx, on.staff, { id, act: 'role-of-person', before: say(changed.before), after: say(role) });
    return success(true);
  });
}

type Note = { readonly staff: StaffMember; readonly id: string; readonly text: string };

/** A note for colleagues. Several people may write at once, so it asks for no version. */
export async function addNote({ db }: Context, { staff, id, text: typed }: Note): Promise<Result<true, 'no-right' | 'gone' | Mistyped>> {
  if (!staff.rights.includes('see-trips')) return failure('no-right');
  const read = readTyped({ text: requiredLines }, { text: typed });
  if (!read.ok) return read;
  const { text } = read.value;
  return await inTransaction<Result<true, 'gone'>>(db, async (tx) => {
    const customer = (await lockCustomers(tx, [id])).get(id);
    if (customer === undefined || customer.mergedInto !== null) return failure('gone');
    await sql`
      insert into customer_notes (id, customer_id, text, member_name) values (${createId()}, ${id}, ${text}, ${nameInAudit(staff)})`.execute(
      tx,
    );
    await audit(tx, { id: staff.id, name: nameInAudit(staff) }, { act: 'note-on-customer', subject: `customer ${id}`, detail: {} });
    return success(true);
  });
}

/** Deletes a note permanently, such as one with too much personal data. */
export async function deleteNote(
  { db }: Context,
  { staff, id, note }: { readonly staff: StaffMember; readonly id: string; readonly note: string },
): Promise<Result<true, 'no-right' | 'gone'>> {
  if (!staff.rights.includes('change-trips')) return failure('no-right');
  return await inTransaction<Result<true, 'gone'>>(db, async (tx) => {
    const { numAffectedRows = 0n } = await sql`
      delete from customer_notes where id = ${note}::uuid and customer_id = ${id}::uuid`.execute(tx);
    if (numAffectedRows === 0n) return failure('gone');
    await audit(tx, { id: staff.id, name: nameInAudit(staff) }, { act: 'delete-customer-note', subject: `customer ${id}`, detail: {} });
    return success(true);
  });
}

type Agreeing = OnCustomer & { readonly typed: TypedTerms };

/** Saves the agreed terms: they apply to every new price and every new order. */
export async function agreeTerms(context: Context, { typed, ...on }: Agreeing): Promise<Result<true, NotEdited | Mistyped>> {
  // Who may agree to a low price of one trip may agree to one of all trips.
  if (!on.staff.rights.includes('approve-prices')) return failure('no-right');
  const read = readTerms(typed);
  if (!read.ok) return read;
  return await editSeen(context, on, async (tx, { id }) => {
    const before = await findTerms(tx, id);
    const terms = { ...read.value, agreedRates: before?.agreedRates ?? [] };
    await updateTerms(tx, { id, terms: isNoTerms(terms) ? null : terms });
    await noteEdit(tx, on.staff, {
      id,
      act: 'agree-terms',
      before: before === null ? '' : describeTerms(before),
      after: describeTerms(terms),
    });
    return success(true);
  });
}
