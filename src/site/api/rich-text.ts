/** A node of an editorial text, as `descriptionNodes` and `contentNodes` give it: pages render elements, never raw HTML. */
export type RichNode = { readonly text: string } | RichElement;

export type RichElement = {
  readonly element: 'p' | 'h3' | 'ul' | 'ol' | 'li' | 'strong' | 'em' | 'a' | 'br';
  /** Only of an `a`. */
  readonly href: string | null;
  readonly children: readonly RichNode[];
};

export type RichNodes = readonly RichNode[];
