import { EmbeddedDatabaseError } from '#db/embedded/server-error.ts';
import { OldServerError } from '#db/engine/migrate.ts';
import { companies, legalDetails } from '#domain/sites/brand.ts';
import { siteKeys } from '#domain/sites/keys.ts';
import { findRoleProblems, partnerTerms } from '#operations/partners/rules/country-terms.ts';
import { MovedClockError } from './demo/clock/wear-clock.ts';
import { EnvironmentError, parseEnvironment } from './environment.ts';
import { createErrorReports } from './error-reports.ts';
import { createLogger } from './log.ts';
import { leaveOutExpectedWarnings } from './quiet-warnings.ts';
import { findRole, roles } from './roles/roles.ts';
import { readSecretFiles } from './secret-files.ts';
import { PortInUseError } from './serve-web.ts';

/** Their message says what to do. */
const readerErrors = [EmbeddedDatabaseError, OldServerError, PortInUseError, MovedClockError];

type Start = { readonly role: string; readonly root: string /** What followed the role. */; readonly args: readonly string[] };

/** Entry of the server bundle: runs one role until it ends or is stopped. */
export async function run({ role, root, args }: Start): Promise<void> {
  leaveOutExpectedWarnings();
  const runRole = findRole(role);
  if (runRole === null) return fail(2, `unknown command "${role}"; there are ${Object.keys(roles).join(', ')}`);
  // A closed terminal or reader loses the output, but must never end the program before an orderly stop.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  try {
    const environment = parseEnvironment(readSecretFiles(process.env));
    const problems = findSettingProblems();
    if (problems.length > 0) return fail(2, `The terms with partners are not right:\n${problems.join('\n')}`);
    const log = createLogger(environment, { onError: createErrorReports(environment.errorService).report });
    await runRole({ environment, root, log, args });
  } catch (error) {
    if (error instanceof EnvironmentError) return fail(2, `The environment is not right:\n${error.message}`);
    if (readerErrors.some((kind) => error instanceof kind) && error instanceof Error) return fail(1, error.message);
    throw error;
  }
}

/** Brand settings that no site may run without. */
function findSettingProblems(): readonly string[] {
  const found = siteKeys.flatMap((site) => {
    const { country } = companies[site];
    return findRoleProblems(country, partnerTerms[country], legalDetails[site].licence !== null);
  });
  return [...new Set(found)];
}

function fail(exitCode: 1 | 2, message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = exitCode;
}

export { listBuildFaults } from './pages/check-build.ts';
export { openDevelopment } from './roles/development.ts';
