import type { CheckedDraft } from './check-source-entry.ts';
import type { ContentIssue } from './content-entry.ts';
import { holdsPath } from './merge-fields.ts';

/** Pictures that the site has no drawing of: their place would be filled with another one, and nobody would be told. */
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

/** Every picture that a value names, with where it stands. */
export function listImages(
  value: unknown,
  path: readonly string[] = [],
): readonly { readonly path: readonly string[]; readonly image: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === 'image' && typeof part === 'string' ? [{ path: [...path, key], image: part }] : listImages(part, [...path, key]),
  );
}
