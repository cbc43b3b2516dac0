import type { FaqItem } from '../load-lists.ts';

export type FaqGroup = { readonly slug: string; readonly title: string; readonly faqs: readonly FaqItem[] };

/** Questions under their categories, both in their given order. */
export function groupFaqs(faqs: readonly FaqItem[]): readonly FaqGroup[] {
  const groups = new Map<string, { readonly slug: string; readonly title: string; readonly faqs: FaqItem[] }>();
  for (const faq of faqs) {
    const { id, slug, title } = faq.category;
    const group = groups.get(id) ?? { slug, title, faqs: [] };
    group.faqs.push(faq);
    groups.set(id, group);
  }
  return [...groups.values()];
}
