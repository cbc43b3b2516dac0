import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * `npm run test:invoices`: every combination of seller's country, kind of buyer and kind of document against the rules of the profile that
 * the document claims. Fetches nothing by itself. `INVOICE_RULES` names folders and addresses of the official rule sets (EN 16931, Peppol BIS
 * Billing and Self-Billing 3, XRechnung, NLCIUS); without it only our own reading of them runs, and the last line says so.
 */
const root = join(import.meta.dirname, '../..');
const isNamed = (process.env.INVOICE_RULES ?? '').trim() !== '';
if (isNamed && !existsSync(join(import.meta.dirname, 'saxon/node_modules/xslt3'))) {
  process.stderr.write('INVOICE_RULES needs SaxonJS: npm ci --ignore-scripts --prefix test/invoices/saxon\n');
  process.exit(2);
}
const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--config', 'test/invoices/vitest.config.ts'], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit'],
});
process.stdout.write(
  isNamed
    ? 'The official rule sets named above ran, and our own reading of them.\n'
    : 'Only our own reading of the rules ran: INVOICE_RULES names no official rule sets (docs/operating/commands.md).\n',
);
process.exit(status ?? 1);
