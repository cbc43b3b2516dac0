import { createContext, useContext } from 'react';

/** One object of schema.org vocabulary, as JSON-LD. */
export type StructuredData = Readonly<Record<string, unknown>> & { readonly '@type': string };

/** Where a page being rendered on the server puts what it says to search engines; null in the browser, which says nothing. */
export const StructuredDataContext = createContext<StructuredData[] | null>(null);

/** Says it once a page, whoever says it again; what several parts say of one thing, by its `@id`, stands together. For the server alone. */
export function useStructuredData(said: readonly StructuredData[]): void {
  const collected = useContext(StructuredDataContext);
  if (collected === null) return;
  for (const data of said) {
    const text = JSON.stringify(data);
    const at = collected.findIndex((each) => (data['@id'] === undefined ? JSON.stringify(each) === text : each['@id'] === data['@id']));
    if (at === -1) collected.push(data);
    else collected[at] = { ...collected[at], ...data };
  }
}

/** What a page said to search engines: one script of data, which no editor's text can end. */
export function formatStructuredData(collected: readonly StructuredData[]): string {
  if (collected.length === 0) return '';
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': collected });
  return `<script type="application/ld+json">${text.replaceAll('<', '\\u003c')}</script>`;
}
