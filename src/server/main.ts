import { EnvironmentError, parseEnvironment } from './environment.ts';
import { createErrorReports } from './error-reports.ts';
import { createLogger } from './log.ts';
import { findRole, roles } from './roles/roles.ts';

type Start = { readonly role: string; readonly root: string /** What followed the role. */; readonly args: readonly string[] };

/** Entry of the server bundle: runs one role until it ends or is told to. */
export async function run({ role, root, args }: Start): Promise<void> {
  const runRole = findRole(role);
  if (runRole === null) return fail(`unknown command "${role}"; there are ${Object.keys(roles).join(', ')}`);
  try {
    const environment = parseEnvironment(process.env);
    const log = createLogger(environment, { onError: createErrorReports(environment.errorService).report });
    await runRole({ environment, root, log, args });
  } catch (error) {
    if (error instanceof EnvironmentError) return fail(`The environment is not right:\n${error.message}`);
    throw error;
  }
}

function fail(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 2;
}

export { openDevelopment } from './roles/development.ts';
export { createWebApp } from './serve-web.ts';
