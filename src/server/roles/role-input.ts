import type { Environment } from '../environment.ts';
import type { Logger } from '../log.ts';

/** What every role is started with. */
export type RoleInput = {
  readonly environment: Environment;
  readonly root: string;
  readonly log: Logger;
  /** The command-line arguments after the role. */
  readonly args: readonly string[];
};
