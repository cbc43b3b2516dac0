import { sql } from 'kysely';
import * as v from 'valibot';
import { parseStored } from '#db/engine/stored.ts';
import type { Database } from '#db/engine/tables.ts';
import { type JourneyDocument, journeyDocumentSchema } from './rules/journey-document.ts';

const storedSchema = v.object({ key: v.string(), madeAt: v.string(), contents: journeyDocumentSchema });

/** A version of a document whose file is downloaded by its key. */
export type PublishedDocument = v.InferOutput<typeof storedSchema>;

const columns = sql`key, made_at as "madeAt", contents`;

/** The last version of a vehicle's document; null if none was made. */
export async function findLastPublished(
  db: Database,
  { tripId, vehicleIndex }: { readonly tripId: string; readonly vehicleIndex: number },
): Promise<PublishedDocument | null> {
  const { rows } = await sql`select ${columns} from published_papers
    where trip_id = ${tripId} and vehicle_index = ${vehicleIndex} order by made_at desc limit 1`.execute(db);
  return rows[0] === undefined ? null : parseStored(storedSchema, rows[0], 'published document');
}

/** The document of a key; null if the key is unknown or has expired. */
export async function findPublished(db: Database, key: string): Promise<PublishedDocument | null> {
  const { rows } = await sql`select ${columns} from published_papers where key = ${key} and open_until > now()`.execute(db);
  return rows[0] === undefined ? null : parseStored(storedSchema, rows[0], 'published document');
}

export type NewPublished = {
  readonly key: string;
  readonly tripId: string;
  readonly vehicleIndex: number;
  readonly contents: JourneyDocument;
  /** Instants, ISO 8601 UTC. */
  readonly openUntil: string;
  readonly retainUntil: string;
};

/** Saves a new version; older versions stay unchanged. */
export async function insertPublished(
  db: Database,
  { key, tripId, vehicleIndex, contents, ...ends }: NewPublished,
): Promise<PublishedDocument> {
  const { rows } = await sql`insert into published_papers (key, trip_id, vehicle_index, contents, open_until, keep_until)
    values (${key}, ${tripId}, ${vehicleIndex}, ${JSON.stringify(contents)}::jsonb, ${ends.openUntil}, ${ends.retainUntil})
    returning ${columns}`.execute(db);
  return parseStored(storedSchema, rows[0], 'published document');
}

/** Deletes documents after their retention period. */
export async function deleteOldPublished(db: Database): Promise<void> {
  await sql`delete from published_papers where keep_until < now()`.execute(db);
}
