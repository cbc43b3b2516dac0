import type { CheckedDraft } from './check-source-entry.ts';
import type { ContentIssue } from './content-entry.ts';
import { holdsPath } from './merge-fields.ts';

/** Pictures that the site cannot draw. Without this check a page would silently show another one. */
export function findUnknownImages(checked: readonly CheckedDraft[], images: ReadonlySet<string>): readonly ContentIssue[] {
  return checked.flatMap(({ draft, document }) =>
    listImages(document)
      .filter(({ image }) => !images.has(image))
      .map(({ path, image }) => ({
        file: holdsPath(draft.facts, path) ? draft.factsFile : draft.textFile,
        field: draft.fieldPrefix + path.join('.'),
        message: `"${image}" is no drawing of the site`,
      })),
  );
}

/** All pictures in a value, each with its path. */
export function listImages(
  value: unknown,
  path: readonly string[] = [],
): readonly { readonly path: readonly string[]; readonly image: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === 'image' && typeof part === 'string' ? [{ path: [...path, key], image: part }] : listImages(part, [...path, key]),
  );
}
