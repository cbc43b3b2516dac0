import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

/**
 * Adds the packages of other platforms to the lockfile. A mirror that holds only its own platform's makes npm leave the others out, and
 * `npm ci` then refuses the lockfile. An entry needs no more than its name, version and platform: npm skips it on other platforms. Run it
 * after each `npm install` that changed the lockfile.
 */
const file = join(import.meta.dirname, '../package-lock.json');
const entrySchema = v.looseObject({ optionalDependencies: v.optional(v.record(v.string(), v.string())), version: v.optional(v.string()) });
const lockSchema = v.looseObject({ packages: v.record(v.string(), entrySchema) });

const systems = ['android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'aix', 'win32'];
const processors = ['arm64', 'arm', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'x64', 'wasm32'];

function platformOf(name: string): { os?: string[]; cpu?: string[] } {
  const words = name.replace('windows', 'win32').replace('ppc64le', 'ppc64').split(/[-/]/);
  const system = systems.find((each) => words.includes(each));
  const processor = processors.find((each) => words.includes(each));
  return { ...(processor === undefined ? {} : { cpu: [processor] }), ...(system === undefined ? {} : { os: [system] }) };
}

const lock = v.parse(lockSchema, JSON.parse(readFileSync(file, 'utf8')));
const added: string[] = [];
for (const [path, entry] of Object.entries(lock.packages)) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    const known = lock.packages[`node_modules/${name}`] ?? lock.packages[`${path}/node_modules/${name}`];
    if (known?.version !== undefined) continue;
    lock.packages[`node_modules/${name}`] = { version: range.replace(/^[~^]/, ''), ...platformOf(name), optional: true };
    added.push(name);
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([one], [other]) => (one < other ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
process.stdout.write(added.length === 0 ? 'The lockfile is complete.\n' : `Added ${added.length} packages of other platforms.\n`);
