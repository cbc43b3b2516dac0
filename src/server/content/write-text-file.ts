import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { readFlatTexts, type TextTree } from '#domain/interface-texts/interface-texts.ts';
import { layOver } from '#output/texts/read-texts.ts';

/** Writes a file of interface texts with the desk's versions applied. False if the file is already up to date. */
export async function writeTextFile(file: string, own: TextTree, fields: Readonly<Record<string, unknown>>): Promise<boolean> {
  const text = `${JSON.stringify(layOver(own, readFlatTexts(fields)), null, 2)}\n`;
  if ((await readFile(file, 'utf8').catch(() => '')) === text) return false;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
  return true;
}
