import { globSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type MutantResult, Stryker } from '@stryker-mutator/core';
import * as v from 'valibot';

/** Tries one room; the runs of Stryker share a process's state, so each room has a separate process (run.ts). */
const Choice = v.object({
  room: v.picklist(['domain', 'operations']),
  share: v.pipe(v.string(), v.transform(Number), v.number(), v.minValue(0.001), v.maxValue(1)),
  seed: v.string(),
  files: v.optional(v.string()),
});
const bar = 90;

const choice = v.parse(Choice, JSON.parse(process.argv[2] ?? '{}'));
const files = choice.files ? choice.files.split(',').filter((file) => file.startsWith(`src/${choice.room}/`)) : chooseFiles();
if (files.length > 0) {
  process.stdout.write(`${choice.room}: ${files.length} files, seed ${choice.seed}\n`);
  report(await new Stryker(optionsFor(files)).runMutationTest());
}

/** Every production file of the room, or the share of them that the seed chooses. */
function chooseFiles(): readonly string[] {
  const all = globSync(`src/${choice.room}/**/*.ts`)
    .filter((file) => !/\.test\.ts$|[\\/]testing[\\/]/.test(file))
    .sort();
  const drawn = all.map((file) => ({ file, lot: hash(`${choice.seed} ${file}`) })).sort((a, b) => a.lot - b.lot);
  return drawn.slice(0, Math.ceil(all.length * choice.share)).map(({ file }) => file);
}

/** FNV-1a: the same result for a file whatever other files there are. */
function hash(text: string): number {
  return [...text].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 16_777_619) >>> 0, 2_166_136_261);
}

function optionsFor(mutate: readonly string[]): ConstructorParameters<typeof Stryker>[0] {
  return {
    mutate: [...mutate],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'test/mutants/vitest.config.ts', related: true },
    coverageAnalysis: 'perTest',
    // Values computed while a file loads (tables of law and prices) would need all tests again for each number in it.
    ignoreStatic: true,
    // The text of a log line or of a bug's message is not a rule.
    mutator: { excludedMutations: ['StringLiteral'] },
    concurrency: 2,
    timeoutMS: 20_000,
    dryRunTimeoutMinutes: 15,
    reporters: ['progress-append-only'],
    // Outside the checkout: linters would find a second project in it.
    tempDirName: mkdtempSync(join(tmpdir(), 'mutants-')),
    ignorePatterns: ['build', 'test-results', '.data', 'test/mutants/node_modules', 'test/engines/node_modules', 'e2e', 'public'],
    allowConsoleColors: false,
    logLevel: 'warn',
  };
}

function report(results: readonly MutantResult[]): void {
  const count = (...statuses: readonly MutantResult['status'][]) => results.filter(({ status }) => statuses.includes(status)).length;
  const noticed = count('Killed', 'Timeout');
  const judged = noticed + count('Survived', 'NoCoverage');
  for (const each of results.filter(({ status }) => status === 'Survived' || status === 'NoCoverage')) {
    process.stdout.write(`${each.status} ${each.fileName}:${each.location.start.line} ${showChange(each)}\n`);
  }
  const score = judged === 0 ? 100 : (noticed / judged) * 100;
  const left = `${count('Survived')} survived, ${count('NoCoverage')} that no test runs, ${count('Ignored')} left out`;
  process.stdout.write(`${choice.room}: ${noticed} of ${judged} noticed = ${score.toFixed(1)} % (${left}; bar ${bar} %)\n`);
  if (score < bar) process.exitCode = 1;
}

function showChange({ fileName, location: { start, end }, replacement = '' }: MutantResult): string {
  const line = readFileSync(fileName, 'utf8').split('\n')[start.line - 1] ?? '';
  const before = start.line === end.line ? line.slice(start.column - 1, end.column - 1) : `${line.slice(start.column - 1)} …`;
  return `${shorten(before)} → ${shorten(replacement)}`;
}

function shorten(text: string): string {
  return text.replaceAll(/\s+/g, ' ').slice(0, 90);
}
