import type { EditorialSection, EditorialText } from './load-subjects.ts';

/** A part of a page by its key, whatever its place. */
export function findSection(text: EditorialText, key: string): EditorialSection | undefined {
  return text.sections.find((section) => section.key === key);
}
