import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

/**
 * Fails where a page of the desk does something and does not look at what came of it: a call of one of `acts`, or a GraphQL mutation, whose
 * result is thrown away. Handlers of `deskAction` return their outcome by type; this finds the calls before the last one.
 */
const root = join(import.meta.dirname, '..');
const mutations = new Set(
  globSync('src/desk/**/*.graphql', { cwd: root }).flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/^mutation (\w+)/gm)].map(([, name]) => `${name}Document`),
  ),
);

const found = globSync('src/desk/**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !path.includes('/generated/') && !path.includes('.test.'))
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
  if (!ts.isCallExpression(node)) return false;
  const called = node.expression.getText();
  if (/(?:^|\.)acts\.\w+\.\w+$/.test(called)) return true;
  const [operation] = node.arguments;
  return /(?:^|\.)execute$/.test(called) && operation !== undefined && mutations.has(operation.getText());
}
