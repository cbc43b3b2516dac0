import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const stampFile = join(root, 'build', '.stamp');
const sources = [
  'src/**/*.{ts,tsx,css,sql,graphql}',
  'locales/**/*.json',
  'public/**/*',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
];

/** Builds when there is no build, or when its sources have changed since. A deployment without sources runs what it was given. */
export function ensureBuild(): void {
  if (!existsSync(join(root, 'src'))) return;
  const stamp = hashSources();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  process.stderr.write('Building the site (once, and after changes) …\n');
  const built = spawnSync(process.execPath, [join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', CONVOYA_BUILD: stamp.slice(0, 12) },
  });
  if (built.status !== 0) throw new Error('the build failed; `npx react-router build` shows why');
  mkdirSync(join(root, 'build'), { recursive: true });
  writeFileSync(stampFile, stamp);
}

function hashSources(): string {
  const hash = createHash('sha256');
  for (const file of globSync(sources, { cwd: root })
    .filter((name) => !/\.test\.tsx?$/.test(name))
    .sort()) {
    const path = join(root, file);
    hash.update(file).update('\0');
    try {
      hash.update(readFileSync(path));
    } catch (error) {
      if (!(error instanceof Error) || !('code' in error) || error.code !== 'EISDIR') throw error;
    }
  }
  return hash.digest('hex');
}

if (process.argv[1] === import.meta.filename) ensureBuild();
