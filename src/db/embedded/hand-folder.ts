import { open } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** The first file that a child gets after input, output and errors, as Linux shows it to the child itself. */
const handedPath = '/proc/self/fd/3';

export type HandedFolder = {
  /** Where the child finds what lies in the folder. */
  readonly find: (path: string) => string;
  /** The open files to start the child with, after its input, output and errors. */
  readonly files: readonly number[];
};

/**
 * Starts a program that works in a folder. Below one that the program's account may not enter, such as root's home, it gets the folder as
 * an open file: what is open is entered without the way to it, so all of the data stays where it was asked for.
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
