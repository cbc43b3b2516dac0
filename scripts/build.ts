import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { oneAtATime } from './one-at-a-time.ts';

const checkout = join(import.meta.dirname, '..');
const sources = [
  'src/**/*',
  'locales/**/*.json',
  'public/**/*',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'scripts/{build,finish-build,compress-files,one-at-a-time}.ts',
  'vite.config.ts',
  'react-router.config.ts',
];

/**
 * Builds if there is no build, or if its sources have changed since; a deployment without sources runs the build that it has. Returns the
 * folder to run from: the checkout, or, if that is read-only, a copy of it in the data folder. If several processes start at once, such as
 * the web and the worker, one builds and the others wait.
 */
export function ensureBuild(): string {
  if (!existsSync(join(checkout, 'src'))) return checkout;
  const files = listSources();
  const stamp = hashFiles(files);
  if (isBuilt(checkout, stamp)) return checkout;
  if (isWritable(checkout)) {
    oneAtATime(join(checkout, '.building'), () => {
      if (isBuilt(checkout, stamp)) return;
      process.stderr.write('Building the site (once, and after changes) …\n');
      build(checkout, stamp);
    });
    return checkout;
  }
  const copy = join(resolve(process.env.DATA_DIR || '.data'), 'checkout');
  if (isBuilt(copy, stamp)) return copy;
  ensureWritable(dirname(copy));
  oneAtATime(`${copy}.building`, () => {
    if (isBuilt(copy, stamp)) return;
    process.stderr.write(`The checkout cannot be written: building the site in a copy of it, ${copy} (once, and after changes) …\n`);
    copyCheckout(files, copy);
    build(copy, stamp);
  });
  return copy;
}

function build(root: string, stamp: string): void {
  // The sites and the desk are built separately, so that the sites send nothing of the desk.
  for (const app of [[], ['src/desk']]) {
    const built = spawnSync(process.execPath, [join(checkout, 'node_modules/@react-router/dev/bin.cjs'), 'build', ...app], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production', CONVOYA_BUILD: stamp.slice(0, 12) },
    });
    if (built.status !== 0) throw new Error(`the build failed; \`npx react-router build ${app.join('')}\` shows why`);
  }
  const finished = spawnSync(process.execPath, [join(root, 'scripts/finish-build.ts')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (finished.status !== 0) throw new Error('the build is not used: what is wrong with its pages stands above');
  mkdirSync(join(root, 'build'), { recursive: true });
  writeFileSync(stampOf(root), stamp);
}

function isBuilt(root: string, stamp: string): boolean {
  return existsSync(stampOf(root)) && readFileSync(stampOf(root), 'utf8') === stamp;
}

function stampOf(root: string): string {
  return join(root, 'build', '.stamp');
}

/** Whether a build can be made in place: the build tools write beside the packages too. */
function isWritable(root: string): boolean {
  const folders = [root, join(root, 'node_modules'), join(root, 'build')].filter((path) => existsSync(path));
  try {
    for (const folder of folders) accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function ensureWritable(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    process.stderr.write(`${folder} cannot be written either: set DATA_DIR to a folder that can (${String(error)})\n`);
    process.exit(1);
  }
}

/** What the build and the built server need, with its own permissions; the packages and the content stay where they are. */
function copyCheckout(files: readonly string[], copy: string): void {
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(join(copy, 'node_modules'), { recursive: true });
  for (const file of files) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    writeFileSync(join(copy, file), readFileSync(join(checkout, file)));
  }
  // Tools keep their own files under names with a dot.
  const packages = readdirSync(join(checkout, 'node_modules')).filter((name) => !name.startsWith('.'));
  for (const name of packages) symlinkSync(join(checkout, 'node_modules', name), join(copy, 'node_modules', name));
  symlinkSync(join(checkout, 'content'), join(copy, 'content'));
}

function listSources(): readonly string[] {
  const found = globSync(sources, { cwd: checkout }).filter((name) => !/\.test\.tsx?$/.test(name));
  return found.filter((name) => statSync(join(checkout, name)).isFile()).sort();
}

function hashFiles(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(checkout, file)));
  return hash.digest('hex');
}

if (process.argv[1] === import.meta.filename) ensureBuild();
