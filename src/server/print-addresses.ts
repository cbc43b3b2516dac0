import { siteKeys } from '#domain/sites/keys.ts';
import type { Environment } from './environment.ts';

/** Tells a newcomer where to look. */
export function printAddresses({ addresses }: Pick<Environment, 'addresses'>): void {
  const lines = siteKeys.map((key) => `  ${key}  ${addresses[key]}`);
  process.stdout.write(`\nReady. The six sites:\n${lines.join('\n')}\n\n`);
}
