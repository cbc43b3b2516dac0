/**
 * All output of React and React Router that we rely on. If a later version writes it differently, the optimisations of this folder find
 * nothing to work on, and the build fails ({@link ./page-contract.ts}) instead of making pages silently slower.
 */
export const routerOutput = {
  headEnd: '</head>',
  pageEnd: '</body></html>',
  /** Starts the text that loads a page's modules and, last, imports the entry. */
  starter: '<script type="module" async="">',
  /** The entry, in that text. */
  entryImport: /import\("([^"]+)"\)/,
  preload: /<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g,
  stylesheet: /<link rel="stylesheet"[^>]*>/g,
  /** Where the router's client waits for the loaders' data (React Router `ssr/single-fetch`, `StreamTransfer`). */
  dataTarget: 'window.__reactRouterContext.streamController',
} as const;

/** What their scripts do in the browser that we rely on: texts in the scripts of the build. */
export const browserOutput = {
  /** Prefix of the names under which React keeps data on an element. An element that has one is hydrated. */
  aliveMark: '__reactFiber$',
  /** What the router does when a page's script cannot be loaded. {@link ./full-navigation.ts} loads the wanted page instead. */
  reload: 'window.location.reload()',
} as const;
