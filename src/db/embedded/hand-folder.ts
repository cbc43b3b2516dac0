import { open } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** The first file descriptor after input, output and errors, under the path by which Linux shows it to the child. */
const handedPath = '/proc/self/fd/3';

export type HandedFolder = {
  /** Where the child finds the contents of the folder. */
  readonly find: (path: string) => string;
  /** The open files to start the child with, after input, output and errors. */
  readonly files: readonly number[];
};

/**
 * Starts a program that works in a folder. If the account may not enter a folder above it, such as root's home, the program gets the folder
 * as an open file. An open folder can be entered without its path, so all data stays where the operator put it.
 */
export async function handFolder<Value>(root: string, isHanded: boolean, start: (handed: HandedFolder) => Promise<Value>): Promise<Value> {
  if (!isHanded) return await start({ find: (path) => path, files: [] });
  const handle = await open(root, 'r');
  try {
    return await start({ find: (path) => join(handedPath, relative(root, path)), files: [handle.fd] });
  } finally {
    await handle.close();
  }
}
