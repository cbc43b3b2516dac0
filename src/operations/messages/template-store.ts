import { sql } from 'kysely';
import * as v from 'valibot';
import { type Listed, parseListed } from '#db/engine/stored.ts';
import type { Database, DatabaseTransaction } from '#db/engine/tables.ts';
import { siteLanguages } from '#domain/sites/keys.ts';
import type { Template } from './rules/answer-template.ts';

const schema = v.object({
  id: v.string(),
  name: v.string(),
  texts: v.record(v.picklist(siteLanguages), v.object({ subject: v.string(), text: v.string() })),
  updatedBy: v.string(),
  updatedAt: v.string(),
  version: v.number(),
});
export type StoredTemplate = v.InferOutput<typeof schema>;

/** Every template, by name. */
export async function listTemplates(db: Database): Promise<readonly Listed<StoredTemplate>[]> {
  const { rows } = await sql<object>`
    select id, name, texts, updated_by as "updatedBy", updated_at as "updatedAt", version from answer_templates
    order by lower(name)`.execute(db);
  return rows.map((row) => parseListed(schema, row, { what: 'answer template', empty: { texts: {} } }));
}

type Saving = Template & {
  readonly id: string;
  readonly by: string /** That was seen; null for a new one. */;
  readonly version: number | null;
};

/** False if somebody else changed or deleted it meanwhile, or if another template has its name. */
export async function saveTemplate(tx: DatabaseTransaction, { id, name, texts, by, version }: Saving): Promise<boolean> {
  const written = JSON.stringify(texts);
  const taken = await sql`select 1 from answer_templates where lower(name) = lower(${name}) and id <> ${id}::uuid`.execute(tx);
  if (taken.rows.length > 0) return false;
  const { numAffectedRows = 0n } =
    version === null
      ? await sql`insert into answer_templates (id, name, texts, updated_by) values (${id}, ${name}, ${written}::jsonb, ${by})
          on conflict do nothing`.execute(tx)
      : await sql`update answer_templates set name = ${name}, texts = ${written}::jsonb, updated_by = ${by}, updated_at = now(),
          version = version + 1 where id = ${id}::uuid and version = ${version}`.execute(tx);
  return numAffectedRows > 0n;
}

export async function deleteTemplate(tx: DatabaseTransaction, id: string): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`delete from answer_templates where id = ${id}::uuid returning name`.execute(tx);
  return rows[0]?.name ?? null;
}
