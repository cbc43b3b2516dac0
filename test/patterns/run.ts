import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import ts from 'typescript';
import * as v from 'valibot';

/**
 * `npm run test:patterns`: checks every regular expression of the product with recheck, installed by the first run into a separate package,
 * for texts that take quadratic time or worse. Fails for such an expression without an entry in `accepted.json` that explains why no such
 * text reaches it.
 */
const here = import.meta.dirname;
const root = join(here, '../..');
if (!existsSync(join(here, 'node_modules/recheck'))) {
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts'], { cwd: here, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) process.exit(status ?? 1);
}
const recheckSchema = v.looseObject({ check: v.custom<Check>((value) => typeof value === 'function') });
type Check = (source: string, flags: string, options: { readonly timeout: number }) => Promise<unknown>;
const { check } = v.parse(recheckSchema, createRequire(join(here, 'package.json'))('recheck'));
const resultSchema = v.looseObject({
  status: v.string(),
  complexity: v.optional(v.looseObject({ summary: v.optional(v.string(), '') })),
  attack: v.optional(v.looseObject({ pattern: v.optional(v.string(), '') })),
});
const accepted = v.parse(v.record(v.string(), v.string()), JSON.parse(readFileSync(join(here, 'accepted.json'), 'utf8')));

type Pattern = { readonly source: string; readonly flags: string; readonly at: string };

function listPatterns(): readonly Pattern[] {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter((file) => !/\.test\.tsx?$|\/testing\/|\/generated\//.test(file));
  return files.sort().flatMap((file) => {
    const parsed = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true);
    const found: Pattern[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node)) {
        const end = node.text.lastIndexOf('/');
        const { line } = parsed.getLineAndCharacterOfPosition(node.getStart());
        found.push({ source: node.text.slice(1, end), flags: node.text.slice(end + 1), at: `${file}:${line + 1}` });
      }
      ts.forEachChild(node, visit);
    };
    visit(parsed);
    return found;
  });
}

const patterns = listPatterns();
const known = new Map<string, string>();
const [vulnerable, unknown, used]: [string[], string[], Set<string>] = [[], [], new Set()];
for (const { source, flags, at } of patterns) {
  const written = `/${source}/${flags}`;
  if (!known.has(written)) {
    const { status, complexity, attack } = v.parse(resultSchema, await check(source, flags.replace('v', 'u'), { timeout: 10_000 }));
    known.set(written, status === 'safe' ? '' : `${status} ${complexity?.summary ?? ''} ${attack?.pattern ?? ''}`.trim());
  }
  const verdict = known.get(written) ?? '';
  if (verdict === '') continue;
  if (accepted[written] !== undefined) used.add(written);
  else (verdict.startsWith('vulnerable') ? vulnerable : unknown).push(`${at} ${written}: ${verdict}`);
}
for (const line of vulnerable) process.stdout.write(`vulnerable ${line}\n`);
for (const line of unknown) process.stdout.write(`undecided ${line}\n`);
const stale = Object.keys(accepted).filter((written) => !used.has(written));
for (const written of stale) process.stdout.write(`accepted for nothing: ${written}\n`);
process.stdout.write(
  `${patterns.length} patterns, ${known.size} different, ${vulnerable.length} vulnerable, ${unknown.length} undecided, ${used.size} accepted\n`,
);
process.exit(vulnerable.length + stale.length > 0 ? 1 : 0);
