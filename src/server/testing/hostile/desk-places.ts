import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '../../../desk/routes.ts';

/** An address pattern of the desk with all that its files read from a request: a new page, field or parameter is found automatically. */
export type DeskPlace = {
  readonly pattern: string;
  readonly takesForms: boolean;
  readonly parameters: readonly string[];
  readonly fields: readonly string[];
  readonly intents: readonly string[];
};

const desk = join(import.meta.dirname, '../../../desk');

export function listDeskPlaces(): readonly DeskPlace[] {
  const all = readNames(globSync('**/*.{ts,tsx}', { cwd: desk }).map((file) => join(desk, file)));
  return listFiles(routes, '').map(({ pattern, file }) => {
    const near = readNames(listNear(file));
    const takesForms = /export (?:async )?(?:function|const) action\b/.test(readFileSync(file, 'utf8'));
    return { pattern, takesForms, parameters: all.parameters, fields: all.fields, intents: near.intents };
  });
}

function listFiles(entries: readonly RouteConfigEntry[], above: string): readonly { pattern: string; file: string }[] {
  return entries.flatMap(({ path, index, file, children = [] }) => {
    const pattern = path === undefined ? above : `${above}/${path}`;
    const own = path !== undefined || index ? [{ pattern: pattern === '' ? '/' : pattern, file: join(desk, file) }] : [];
    return [...own, ...listFiles(children, pattern)];
  });
}

/** A file and those of the desk that it imports, and what they read. */
function listNear(file: string, depth = 2): readonly string[] {
  if (!existsSync(file)) return [];
  const imported = [...readFileSync(file, 'utf8').matchAll(/from '(\.[^']+\.tsx?)'/g)].map(([, path = '']) => join(dirname(file), path));
  return [file, ...(depth === 0 ? [] : imported.flatMap((each) => listNear(each, depth - 1)))];
}

const generated = /generated|\.test\.tsx?$/;

function readNames(files: readonly string[]): Pick<DeskPlace, 'parameters' | 'fields' | 'intents'> {
  const source = files
    .filter((file) => !generated.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const find = (pattern: RegExp) => [
    ...new Set([...source.matchAll(pattern)].map((found) => found.slice(1).find((name) => name !== undefined) ?? '')),
  ];
  return {
    parameters: find(/(?:[sS]earchParams|params|query|search|parameters)\.(?:get|getAll|has)\('([\w.-]+)'\)/g),
    fields: find(
      /(?:(?:form|typed|body)\.(?:get|getAll)|\b(?:text|number|typed|field|value|list))\(\s*'([\w.-]+)'|name="([\w.-]+)"/g,
    ).filter((name) => name !== ''),
    intents: find(/case '([\w-]+)'|intent="([\w-]+)"|'intent'\) === '([\w-]+)'|^ {2}'?([\w-]+)'?: async /gm).filter((name) => name !== ''),
  };
}
