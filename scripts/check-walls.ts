import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import * as v from 'valibot';

/** Runs dependency-cruiser and fails if it read no modules: with an unsupported TypeScript version it passes without checking anything. */
const root = join(import.meta.dirname, '..');
const bin = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
const run = spawnSync(process.execPath, [bin, 'src', '--config', '.dependency-cruiser.cjs', '--output-type', 'json'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 256 * 1024 * 1024,
});
const summarySchema = v.object({
  summary: v.object({
    totalCruised: v.number(),
    totalDependenciesCruised: v.optional(v.number(), 0),
    violations: v.array(v.object({ from: v.string(), to: v.string(), rule: v.object({ name: v.string(), severity: v.string() }) })),
  }),
});
if (run.stdout === '') process.stderr.write(run.stderr);
const { summary } = v.parse(summarySchema, JSON.parse(run.stdout));
for (const violation of summary.violations)
  process.stderr.write(`${violation.rule.severity} ${violation.rule.name}: ${violation.from} → ${violation.to}\n`);
if (summary.totalCruised === 0 || summary.totalDependenciesCruised === 0)
  process.stderr.write('dependency-cruiser read no modules or no imports\n');
process.stdout.write(
  `walls: ${summary.totalCruised} modules, ${summary.totalDependenciesCruised} imports, ${summary.violations.length} violations\n`,
);
process.exitCode = summary.violations.length > 0 || summary.totalCruised === 0 || summary.totalDependenciesCruised === 0 ? 1 : 0;
