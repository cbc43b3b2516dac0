import type { EditorialSection, EditorialText } from './load-subjects.ts';

/** A section of a page by its key, at any position. */
export function findSection(text: EditorialText, key: string): EditorialSection | undefined {
  return text.sections.find((section) => section.key === key);
}
