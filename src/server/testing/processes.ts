import { readdir, readFile, readlink } from 'node:fs/promises';

/**
 * The processes that use a folder: it is in their command line or environment, or it is their working directory. Linux only; elsewhere none
 * is found.
 */
export async function findProcesses(folder: string): Promise<readonly string[]> {
  const names = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name) && name !== String(process.pid));
  const found = await Promise.all(
    names.map(async (name) => {
      const facts = [readFile(`/proc/${name}/cmdline`, 'utf8'), readFile(`/proc/${name}/environ`, 'utf8'), readlink(`/proc/${name}/cwd`)];
      const texts = await Promise.all(facts.map((fact) => fact.catch(() => '')));
      return texts.some((text) => text.includes(folder)) ? [`${name} ${texts[0]?.replaceAll('\0', ' ')}`] : [];
    }),
  );
  return found.flat();
}
