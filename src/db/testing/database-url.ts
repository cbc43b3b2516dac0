export const templateDatabase = 'migrated_template';

/** The address of another database on the same server. */
export function formatDatabaseUrl(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}
