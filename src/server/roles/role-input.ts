import type { Environment } from '../environment.ts';
import type { Logger } from '../log.ts';

/** What every role is started with. */
export type RoleInput = {
  readonly environment: Environment;
  readonly root: string;
  readonly log: Logger;
  /** What followed the role on the command line. */
  readonly args: readonly string[];
};
