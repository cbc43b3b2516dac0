/**
 * Interface texts by where they are read: the shell and primitives; content pages; the request form; a trip's pages; a trip in words, as
 * mails and papers have them too.
 */
export const namespaces = ['common', 'pages', 'form', 'trip', 'travel'] as const;
export type Namespace = (typeof namespaces)[number];

export function isNamespace(text: string): text is Namespace {
  return namespaces.some((namespace) => namespace === text);
}
