import { cp, mkdir, mkdtemp, open, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const copied = [
  'src',
  'locales',
  'content',
  'public',
  'scripts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'react-router.config.ts',
];

export type ScratchCheckout = {
  readonly root: string;
  /** Saves a file with a part of its text replaced; the part must exist. */
  edit(path: string, from: string, to: string): Promise<void>;
  /** Saves a file with an additional line. */
  append(path: string, line: string): Promise<void>;
  remove(): Promise<void>;
};

/** A copy of the checkout for a test that changes its files. Its packages are links to ours. */
export async function createScratchCheckout(): Promise<ScratchCheckout> {
  const root = await mkdtemp(join(tmpdir(), 'checkout-'));
  for (const name of copied) await cp(name, join(root, name), { recursive: true });
  await mkdir(join(root, 'node_modules'));
  const packages = (await readdir('node_modules')).filter((name) => !name.startsWith('.'));
  for (const name of packages) await symlink(resolve('node_modules', name), join(root, 'node_modules', name));
  return {
    root,
    async edit(path, from, to) {
      const text = await readFile(join(root, path), 'utf8');
      if (!text.includes(from)) throw new Error(`${path} has no "${from}"`);
      await save(join(root, path), text.replaceAll(from, to));
    },
    async append(path, line) {
      await save(join(root, path), `${await readFile(join(root, path), 'utf8')}\n${line}\n`);
    },
    remove: () => rm(root, { recursive: true, force: true }),
  };
}

/** In one write, so that no reader finds the file empty, which on a busy machine would look like a fault. */
async function save(path: string, text: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.writeFile(text);
    await file.truncate(Buffer.byteLength(text));
  } finally {
    await file.close();
  }
}
