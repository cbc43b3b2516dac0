/**
 * Interface texts by where they are used: shell and primitives; content pages; the request form; a trip's pages; trip descriptions, which
 * mails and documents share.
 */
export const namespaces = ['common', 'pages', 'form', 'trip', 'travel'] as const;
export type Namespace = (typeof namespaces)[number];

export function isNamespace(text: string): text is Namespace {
  return namespaces.some((namespace) => namespace === text);
}
