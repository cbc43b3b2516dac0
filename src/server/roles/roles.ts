import type { Environment } from '../environment.ts';
import type { Logger } from '../log.ts';
import { runContentImport } from './content-import.ts';
import { runMigrations } from './migrate.ts';
import { runStart } from './start.ts';
import { runWeb } from './web.ts';
import { runWorker } from './worker.ts';

export type RoleInput = { readonly environment: Environment; readonly root: string; readonly log: Logger };
type Role = (input: RoleInput) => Promise<void>;

/** What the program can be started as. */
export const roles = {
  start: runStart,
  web: runWeb,
  worker: runWorker,
  migrate: runMigrations,
  'content:import': runContentImport,
} as const satisfies Record<string, Role>;

/** The role of a name, or null. */
export function findRole(name: string): Role | null {
  return Object.entries(roles).find(([key]) => key === name)?.[1] ?? null;
}
