import { readFileSync } from 'node:fs';
import { EnvironmentError } from './environment.ts';

/** The variables that hold a password or a key. */
export const secretVariables = [
  ...[
    'DATABASE_URL',
    'SMTP_URL',
    'IMAP_URL',
    'MAILGUN_SIGNING_KEY',
    'MOLLIE_API_KEY',
    'STORECOVE_API_KEY',
    'BIRD_ACCESS_KEY',
    'STAFF_CODES_KEY',
  ],
  ...['OIDC_CLIENT_SECRET', 'ANALYTICS_SECRET', 'ERROR_DSN', 'METRICS_TOKEN'],
];

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * The variables with each secret that is in a file, as vaults and secrets of Docker and Kubernetes hand them over: `MOLLIE_API_KEY_FILE`
 * names the file of `MOLLIE_API_KEY`. So no secret is in the environment, which child processes and crash reports see.
 */
export function readSecretFiles(variables: Variables): Variables {
  const read = secretVariables.flatMap((name) => {
    const path = variables[`${name}_FILE`] ?? '';
    if (path === '') return [];
    if ((variables[name] ?? '') !== '') throw new EnvironmentError(`${name}_FILE: must not be set beside ${name}`);
    return [[name, readSecret(`${name}_FILE`, path)] as const];
  });
  return { ...variables, ...Object.fromEntries(read) };
}

function readSecret(name: string, path: string): string {
  let text: string;
  try {
    text = readFileSync(path, 'utf8').trim();
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? error.code : 'it cannot be read';
    throw new EnvironmentError(`${name}: cannot read ${path} (${why})`);
  }
  if (text === '') throw new EnvironmentError(`${name}: ${path} is empty`);
  return text;
}
