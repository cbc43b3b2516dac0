import { isDeepStrictEqual } from 'node:util';
import type { SourceFile } from './source-files.ts';

/** A content file in the folder that differs from the version published at the desk. */
export type EditedFile = SourceFile & {
  /** `desk`: only the desk has changed it; `both`: the folder has changed since, too. */
  readonly changed: 'desk' | 'both';
};

type Edit = SourceFile & { readonly base: unknown };

/** The files that differ from the desk's version; identical files are left out. */
export function findEditedFiles(files: readonly SourceFile[], edits: readonly Edit[]): readonly EditedFile[] {
  const byPath = new Map(edits.map((edit) => [edit.path, edit]));
  return files.flatMap((file): EditedFile[] => {
    const edit = byPath.get(file.path);
    if (edit === undefined || isDeepStrictEqual(edit.fields, file.fields)) return [];
    return [{ ...file, changed: isDeepStrictEqual(edit.base, file.fields) ? 'desk' : 'both' }];
  });
}
