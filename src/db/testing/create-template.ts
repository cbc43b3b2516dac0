import pg from 'pg';
import { migrate } from '../engine/migrate.ts';
import { formatDatabaseUrl, templateDatabase } from './database-url.ts';

/** A migrated database on the server, for tests to copy. */
export async function createTemplate(serverUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`create database ${templateDatabase}`);
  await client.end();
  await migrate(formatDatabaseUrl(serverUrl, templateDatabase));
}
