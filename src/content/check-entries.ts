import { fallbackLanguages } from '#domain/sites/language.ts';
import { getSite } from '#domain/sites/registry.ts';
import type { CheckedDraft } from './check-source-entry.ts';
import type { ContentIssue } from './content-entry.ts';
import { slugOf } from './entries.ts';
import type { Draft } from './source-entries.ts';

/**
 * Checks across files: a duplicate slug, an unknown category, a language without any text. An invalid draft still counts as present, so
 * that one mistake is not reported several times.
 */
export function checkEntries({
  drafts,
  checked,
}: {
  readonly drafts: readonly Draft[];
  readonly checked: readonly CheckedDraft[];
}): readonly ContentIssue[] {
  const isCategory = (draft: Draft) => draft.kind === 'faqCategory';
  const categoriesAreRight = drafts.filter(isCategory).length === checked.filter(({ draft }) => isCategory(draft)).length;
  return [
    ...findDuplicates(checked),
    ...(categoriesAreRight ? findMissingCategories(checked) : []),
    ...findUnreachedLanguages(drafts, checked),
  ];
}

function findDuplicates(checked: readonly CheckedDraft[]): readonly ContentIssue[] {
  const first = new Map<string, CheckedDraft>();
  return checked.flatMap((entry) => {
    const issues = placesOf(entry).flatMap(({ field, place }) => {
      const known = first.get(place);
      if (known === undefined) first.set(place, entry);
      if (known === undefined || known.draft.factsFile === entry.draft.factsFile) return [];
      const { textFile, factsFile, fieldPrefix } = entry.draft;
      const file = field === 'languageSlug' ? textFile : factsFile;
      return [{ file, field: fieldPrefix + field, message: `is already that of ${known.draft.factsFile}` }];
    });
    // An address that is derived from the key is reserved with it.
    const ofKey = issues.filter(({ field }) => field !== `${entry.draft.fieldPrefix}languageSlug`);
    return ofKey.length > 0 ? ofKey : issues;
  });
}

/** All addresses that an entry reserves: one per site and language, and one more if it has its own address. */
function placesOf({ draft, document }: CheckedDraft): readonly { readonly field: string; readonly place: string }[] {
  const field = 'key' in document ? 'key' : 'slug';
  return document.sites.flatMap((site) => {
    const where = `${draft.kind} ${site} ${draft.language}`;
    const own = { field, place: `${where} ${slugOf(document)}` };
    return 'languageSlug' in document ? [own, { field: 'languageSlug', place: `${where} address ${document.languageSlug}` }] : [own];
  });
}

function findMissingCategories(checked: readonly CheckedDraft[]): readonly ContentIssue[] {
  const held = new Set(
    checked.flatMap(({ draft, document }) =>
      draft.kind === 'faqCategory' ? document.sites.map((site) => `${site} ${slugOf(document)}`) : [],
    ),
  );
  return checked.flatMap(({ draft, document }) => {
    if (!('category' in document)) return [];
    const missing = document.sites.filter((site) => !held.has(`${site} ${document.category}`));
    if (missing.length === 0) return [];
    return [{ file: draft.factsFile, field: 'category', message: `"${document.category}" is no category on ${missing.join(', ')}` }];
  });
}

function findUnreachedLanguages(drafts: readonly Draft[], checked: readonly CheckedDraft[]): readonly ContentIssue[] {
  const nameOf = (draft: Draft) => `${draft.factsFile} ${draft.fieldPrefix}`;
  const written = new Set(drafts.map((draft) => `${nameOf(draft)} ${draft.language}`));
  return checked.flatMap(({ draft, document }) =>
    document.sites.flatMap((site) =>
      getSite(site)
        .languages.filter(
          (wanted) => ![wanted, ...fallbackLanguages[wanted]].some((language) => written.has(`${nameOf(draft)} ${language}`)),
        )
        .map((language) => ({
          file: draft.factsFile,
          field: `${draft.fieldPrefix}sites`,
          message: `has no text that ${site} can show in ${language}`,
        })),
    ),
  );
}
