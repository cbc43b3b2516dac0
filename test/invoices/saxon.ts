import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { parseDocument } from 'htmlparser2';
import * as v from 'valibot';
import { compileSchematron } from './schematron.ts';

const here = join(import.meta.dirname, 'saxon');
const packages = join(here, 'node_modules');
type Transform = (options: object, execution: 'sync') => { readonly principalResult: unknown };

/** Compiles a file of rules and keeps the result by its content, for that takes longer than all invoices. */
function compile(path: string, scratch: string): string {
  const source = path.endsWith('.sch') ? compileSchematron(path) : readFileSync(path, 'utf8');
  const name = join(scratch, `${basename(path)}-${createHash('sha256').update(source).digest('hex').slice(0, 16)}`);
  const compiled = `${name}.sef.json`;
  if (existsSync(compiled)) return compiled;
  mkdirSync(scratch, { recursive: true });
  writeFileSync(`${name}.xslt`, source);
  const run = spawnSync(process.execPath, [join(packages, 'xslt3/xslt3.js'), `-xsl:${name}.xslt`, `-export:${compiled}`, '-nogo'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (run.status !== 0 || !existsSync(compiled)) throw new Error(`SaxonJS does not compile ${path}`);
  return compiled;
}

const saxonSchema = v.looseObject({ transform: v.custom<Transform>((value) => typeof value === 'function') });
const stylesheetSchema = v.looseObject({});

/** A check by one file of rules: the names of the rules that an invoice breaks, warnings left out. */
export function loadRules(path: string, scratch: string): (xml: string) => readonly string[] {
  const { transform } = v.parse(saxonSchema, createRequire(join(here, 'package.json'))('saxon-js'));
  const stylesheetInternal = v.parse(stylesheetSchema, JSON.parse(readFileSync(compile(path, scratch), 'utf8')));
  return (xml) => {
    const { principalResult } = transform({ stylesheetInternal, sourceText: xml, destination: 'serialized' }, 'sync');
    return brokenIn(parseDocument(v.parse(v.string(), principalResult), { xmlMode: true }));
  };
}

type Part = ReturnType<typeof parseDocument> | ReturnType<typeof parseDocument>['children'][number];

/** The failed rules of a report in SVRL. */
function brokenIn(part: Part): readonly string[] {
  if (!('children' in part)) return [];
  const isFault = 'attribs' in part && /(?:^|:)(?:failed-assert|successful-report)$/.test(part.name) && part.attribs.flag !== 'warning';
  return [...(isFault ? [part.attribs.id ?? '?'] : []), ...part.children.flatMap(brokenIn)];
}
