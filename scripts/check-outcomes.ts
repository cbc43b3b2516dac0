import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

/**
 * Fails if a page of the desk ignores the result of an act: a call of one of `acts` whose result is discarded. Handlers of `deskAction`
 * return their outcome by type; this finds the calls before the last one.
 */
const root = join(import.meta.dirname, '..');

const found = globSync('src/desk/**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !path.includes('.test.'))
  .flatMap((path) => findUnread(join(root, path)));
for (const line of found) process.stderr.write(`${line}\n`);
process.stdout.write(`outcomes: ${found.length} unread\n`);
process.exitCode = found.length > 0 ? 1 : 0;

function findUnread(path: string): readonly string[] {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const lines: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isExpressionStatement(node) && isActing(withoutWaiting(node.expression))) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      lines.push(`${relative(root, path)}:${line + 1}: the outcome of ${node.getText().split('\n')[0]} is not read`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return lines;
}

/** The call behind `await` and `void`. */
function withoutWaiting(node: ts.Expression): ts.Expression {
  if (ts.isAwaitExpression(node) || ts.isVoidExpression(node)) return withoutWaiting(node.expression);
  return ts.isParenthesizedExpression(node) ? withoutWaiting(node.expression) : node;
}

function isActing(node: ts.Expression): boolean {
  return ts.isCallExpression(node) && /(?:^|\.)acts\.\w+\.\w+$/.test(node.expression.getText());
}
