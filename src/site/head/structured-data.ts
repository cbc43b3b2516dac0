import { createContext, useContext } from 'react';

/** One object of schema.org vocabulary, as JSON-LD. */
export type StructuredData = Readonly<Record<string, unknown>> & { readonly '@type': string };

/** Where a page collects its structured data during server rendering; null in the browser, which adds none. */
export const StructuredDataContext = createContext<StructuredData[] | null>(null);

/** Adds an object once a page. Objects with the same `@id` are merged. Server only. */
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

/** A page's structured data: one script of data, which no editor's text can close. */
export function formatStructuredData(collected: readonly StructuredData[]): string {
  if (collected.length === 0) return '';
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': collected });
  return `<script type="application/ld+json">${text.replaceAll('<', '\\u003c')}</script>`;
}
