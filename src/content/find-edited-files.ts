import { isDeepStrictEqual } from 'node:util';
import type { SourceFile } from './source-files.ts';

/** A file in the folder of content that says something else than what was published at the desk in its place. */
export type EditedFile = SourceFile & {
  /** `desk`: only the desk has changed it; `both`: the folder has changed since, too. */
  readonly changed: 'desk' | 'both';
};

type Edit = SourceFile & { readonly base: unknown };

/** The files that differ from the desk's; what the folder has exactly as the desk published it is no difference. */
export function findEditedFiles(files: readonly SourceFile[], edits: readonly Edit[]): readonly EditedFile[] {
  const byPath = new Map(edits.map((edit) => [edit.path, edit]));
  return files.flatMap((file): EditedFile[] => {
    const edit = byPath.get(file.path);
    if (edit === undefined || isDeepStrictEqual(edit.fields, file.fields)) return [];
    return [{ ...file, changed: isDeepStrictEqual(edit.base, file.fields) ? 'desk' : 'both' }];
  });
}
