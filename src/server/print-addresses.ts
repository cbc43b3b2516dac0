import { siteKeys } from '#domain/sites/keys.ts';
import type { Environment } from './environment.ts';

/** Prints where to look first. */
export function printAddresses({ addresses, deskUrl }: Pick<Environment, 'addresses' | 'deskUrl'>, firstOwner: string | null): void {
  const lines = siteKeys.map((key) => `  ${key}  ${addresses[key]}`);
  const desk = deskUrl === null ? '' : `\nOur own people's desk:\n  ${deskUrl}\n`;
  const owner = firstOwner === null ? '' : `Nobody may come in yet. This link makes its first reader the owner, once:\n  ${firstOwner}\n`;
  process.stdout.write(`\nReady. The six sites:\n${lines.join('\n')}\n${desk}${owner}\n`);
}
