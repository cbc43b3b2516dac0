/**
 * What React and React Router write into a page that we look for, all of it here. Where they write it otherwise in a later version the
 * tricks of this room find nothing to work on, so the build ends with a fault ({@link ./page-contract.ts}) instead of leaving pages slow
 * without a word.
 */
export const routerOutput = {
  headEnd: '</head>',
  pageEnd: '</body></html>',
  /** Opens the text that loads a page's modules and, last, imports the entry. */
  starter: '<script type="module" async="">',
  /** The entry, in that text. */
  entryImport: /import\("([^"]+)"\)/,
  preload: /<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g,
  stylesheet: /<link rel="stylesheet"[^>]*>/g,
  /** Where the router's client waits for the loaders' data (React Router `ssr/single-fetch`, `StreamTransfer`). */
  dataTarget: 'window.__reactRouterContext.streamController',
} as const;

/** What their scripts do in the browser that we count on: texts that stand in the scripts of the build. */
export const browserOutput = {
  /** Begins the names under which React keeps its own things on an element: such an element lives. */
  aliveMark: '__reactFiber$',
  /**
   * What the router does when a page's script cannot be loaded; {@link ./full-navigation.ts} turns it into loading the page that was
   * wanted.
   */
  reload: 'window.location.reload()',
} as const;
