const end = '</body></html>';

/** What would end a script or begin a comment in HTML, and the two line ends that JSON allows and old scripts do not. */
const unsafe = ['<', '>', '&', '\u2028', '\u2029'] as const;

/**
 * Hands the loaders' data over to the browser, as the router's client reads it: one script at the end of the body (React Router
 * `ssr/single-fetch`, `StreamTransfer`). A page without a body's end, such as one of plain text, is left alone.
 */
export function addLoaderData(html: string, data: string): string {
  if (!html.endsWith(end)) return html;
  const literal = unsafe.reduce((text, character) => text.replaceAll(character, escapeOf(character)), JSON.stringify(data));
  const controller = 'window.__reactRouterContext.streamController';
  return `${html.slice(0, -end.length)}<script>${controller}.enqueue(${literal});${controller}.close();</script>${end}`;
}

function escapeOf(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
