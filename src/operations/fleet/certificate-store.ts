import { sql } from 'kysely';
import { v7 as createId } from 'uuid';
import type { Database } from '#db/engine/tables.ts';
import {
  allCertificateKinds,
  type Certificate,
  type CertificateKind,
  type CertificateSubject,
  reminderDays,
} from './rules/certificates.ts';

/** The owner of certificates: an operator, a vehicle or a driver. */
export type CertificateOwner = { readonly subject: CertificateSubject; readonly id: string };

const columnOf = { operator: 'operator_id', vehicle: 'vehicle_id', driver: 'driver_id' } as const satisfies Record<
  CertificateSubject,
  string
>;

export type StoredCertificate = Certificate & { readonly id: string; readonly ownerId: string };

/** The certificates of all owners of a kind, or of one, by expiry. */
export async function listCertificates(db: Database, { subject, id }: { readonly subject: CertificateSubject; readonly id?: string }) {
  const column = columnOf[subject];
  let query = db.selectFrom('papers').selectAll().where(column, 'is not', null);
  if (id !== undefined) query = query.where(column, '=', id);
  const rows = await query.orderBy('valid_until').execute();
  return rows.flatMap(({ id: certificateId, kind, number, valid_until, ...row }): StoredCertificate[] => {
    const known = allCertificateKinds.find((each) => each === kind);
    const ownerId = row[column];
    return known === undefined || ownerId === null ? [] : [{ id: certificateId, ownerId, kind: known, number, validUntil: valid_until }];
  });
}

/** Saves a certificate in place of the one of its kind, and closes the tasks of the old one. */
export async function upsertCertificate(
  db: Database,
  { subject, id }: CertificateOwner,
  { kind, number, validUntil }: Certificate,
  by: string,
): Promise<void> {
  const owner = { operator_id: null, vehicle_id: null, driver_id: null, [columnOf[subject]]: id };
  const saved = await db
    .insertInto('papers')
    .values({ id: createId(), ...owner, kind, number, valid_until: validUntil })
    .onConflict((conflict) =>
      conflict
        .columns(['operator_id', 'vehicle_id', 'driver_id', 'kind'])
        .doUpdateSet({ number, valid_until: validUntil, updated_at: sql<string>`now()` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('paper_tasks')
    .set({ done_at: sql<string>`now()`, done_by: by })
    .where('paper_id', '=', saved.id)
    .where('valid_until', '<>', validUntil)
    .where('done_at', 'is', null)
    .execute();
}

/**
 * Creates the tasks for expiring certificates, once per certificate, expiry date and number of days, also with concurrent runs; returns how
 * many. Skips sold vehicles, drivers who left and operators that ended.
 */
export async function createCertificateTasks(db: Database): Promise<number> {
  const days = sql.join(reminderDays);
  const { rows } = await sql<{ id: string }>`
    insert into paper_tasks (id, paper_id, valid_until, days)
    select gen_random_uuid(), papers.id, papers.valid_until, (
      select min(days) from unnest(array[${days}]::integer[]) as days
      where papers.valid_until - (now() at time zone 'Europe/Amsterdam')::date <= days)
    from papers
    left join vehicles on vehicles.id = papers.vehicle_id
    left join drivers on drivers.id = papers.driver_id
    left join operators on operators.id = papers.operator_id
    where papers.valid_until <= (now() at time zone 'Europe/Amsterdam')::date + ${Math.max(...reminderDays)}::integer
      and vehicles.sold_on is null and drivers.left_on is null and operators.ended_at is null
    on conflict (paper_id, valid_until, days) do nothing
    returning id`.execute(db);
  return rows.length;
}

/** A task for an expiring certificate; for each certificate the most urgent open one. */
export type CertificateTask = {
  readonly id: string;
  readonly subject: CertificateSubject;
  readonly ownerId: string;
  /** A plate or a name. */
  readonly owner: string;
  readonly kind: CertificateKind;
  readonly validUntil: string;
  readonly days: number;
};

export async function listCertificateTasks(db: Database): Promise<readonly CertificateTask[]> {
  const { rows } = await sql<Omit<CertificateTask, 'kind'> & { kind: string }>`
    select distinct on (tasks.valid_until, papers.id) tasks.id, papers.kind, tasks.valid_until as "validUntil", tasks.days,
      case when papers.vehicle_id is not null then 'vehicle' when papers.driver_id is not null then 'driver' else 'operator' end as subject,
      coalesce(papers.vehicle_id, papers.driver_id, papers.operator_id) as "ownerId",
      coalesce(vehicles.plate, drivers.name, operators.name) as owner
    from paper_tasks as tasks
    join papers on papers.id = tasks.paper_id
    left join vehicles on vehicles.id = papers.vehicle_id
    left join drivers on drivers.id = papers.driver_id
    left join operators on operators.id = papers.operator_id
    where tasks.done_at is null
    order by tasks.valid_until, papers.id, tasks.days`.execute(db);
  return rows.flatMap(({ kind, ...task }) => {
    const known = allCertificateKinds.find((each) => each === kind);
    return known === undefined ? [] : [{ ...task, kind: known }];
  });
}

/** The certificate of a task, done or not; null if it does not exist. */
export async function findTaskCertificate(
  db: Database,
  id: string,
): Promise<{ readonly subject: CertificateSubject; readonly kind: string } | null> {
  const { rows } = await sql<{ subject: CertificateSubject; kind: string }>`
    select papers.kind,
      case when papers.vehicle_id is not null then 'vehicle' when papers.driver_id is not null then 'driver' else 'operator' end as subject
    from paper_tasks join papers on papers.id = paper_tasks.paper_id where paper_tasks.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** False if somebody finished it before. Also finishes earlier tasks for the same expiry. */
export async function finishCertificateTask(db: Database, id: string, by: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update paper_tasks set done_at = now(), done_by = ${by}
    from paper_tasks as chosen
    where chosen.id = ${id} and paper_tasks.paper_id = chosen.paper_id and paper_tasks.valid_until = chosen.valid_until
      and paper_tasks.days >= chosen.days and paper_tasks.done_at is null
    returning paper_tasks.id`.execute(db);
  return rows.length > 0;
}
