import { runAnnounce } from './announce.ts';
import { runBackup, runRestore } from './backup.ts';
import { runContentExport } from './content-export.ts';
import { runContentImport } from './content-import.ts';
import { runDemo } from './demo.ts';
import { runMigrations } from './migrate.ts';
import type { RoleInput } from './role-input.ts';
import { runStart } from './start.ts';
import { runTrip } from './trip.ts';
import { runWeb } from './web.ts';
import { runWorker } from './worker.ts';

type Role = (input: RoleInput) => Promise<void>;

/** What the program can be started as. */
export const roles = {
  start: runStart,
  demo: runDemo,
  web: runWeb,
  worker: runWorker,
  migrate: runMigrations,
  'content:import': runContentImport,
  'content:export': runContentExport,
  announce: runAnnounce,
  trip: runTrip,
  backup: runBackup,
  restore: runRestore,
} as const satisfies Record<string, Role>;

/** The role of a name, or null. */
export function findRole(name: string): Role | null {
  return Object.entries(roles).find(([key]) => key === name)?.[1] ?? null;
}
