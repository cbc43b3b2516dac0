import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { findSecrets } from '../tools/supply/find-secrets.ts';
import { judgeLicences, judgeSources, parseLock } from '../tools/supply/judge-licences.ts';

/**
 * `node scripts/check-supply.ts`: checks licences and sources of all packages, secrets in committed files, and known vulnerabilities (`npm
 * audit`). Without access to a registry it says so and continues: the other three need no network.
 */
const root = join(import.meta.dirname, '..');
const lock = parseLock(readFileSync(join(root, 'package-lock.json'), 'utf8'));
/** Larger files are data or pictures. */
const mostBytes = 2_000_000;

const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 64_000_000 }).split('\0').filter(Boolean);
const secrets = files.flatMap((file) => {
  const path = join(root, file);
  const { size } = statSync(path, { throwIfNoEntry: false }) ?? { size: mostBytes };
  return size >= mostBytes ? [] : findSecrets(readFileSync(path, 'latin1')).map((found) => `${file}, ${found}`);
});

function audit(): { readonly said: string; readonly faults: readonly string[] } {
  const run = spawnSync('npm', ['audit', '--omit=dev', '--audit-level=high'], { cwd: root, encoding: 'utf8', timeout: 60_000 });
  const output = `${run.stdout}${run.stderr}`;
  if (run.status === 0) return { said: 'no known holes', faults: [] };
  if (/\d+ (?:high|critical)/.test(output)) return { said: 'holes', faults: [output.trim()] };
  return { said: `NOT ASKED, for no registry answers: ${output.trim().split('\n')[0] ?? ''}`, faults: [] };
}

const { said, faults } = audit();
const wrong = [
  ...judgeLicences(lock).map((each) => `licence: ${each}`),
  ...judgeSources(lock).map((each) => `source: ${each}`),
  ...secrets.map((each) => `secret: ${each}`),
  ...faults,
];
for (const line of wrong) process.stderr.write(`${line}\n`);
process.stdout.write(
  `supply: ${Object.keys(lock.packages).length} packages, ${files.length} files, ${wrong.length} faults; npm audit: ${said}\n`,
);
process.exitCode = wrong.length === 0 ? 0 : 1;
