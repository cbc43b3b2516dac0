import { Parser } from 'htmlparser2';

const blocks = new Set([
  'p',
  'div',
  'br',
  'tr',
  'li',
  'ul',
  'ol',
  'table',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'blockquote',
  'hr',
  'section',
]);
const unread = new Set(['script', 'style', 'head', 'title', 'template', 'noscript']);

/** The text of an HTML mail, one line per block. The HTML itself is never shown. */
export function textOfHtml(html: string): string {
  const parts: string[] = [];
  let hidden = 0;
  const parser = new Parser({
    onopentagname(name) {
      if (unread.has(name)) hidden += 1;
      else if (blocks.has(name)) parts.push('\n');
      if (name === 'td' || name === 'th') parts.push(' ');
    },
    ontext(text) {
      if (hidden === 0) parts.push(text.replace(/\s+/g, ' '));
    },
    onclosetag(name) {
      if (unread.has(name)) hidden -= 1;
      else if (blocks.has(name) && name !== 'br' && name !== 'hr') parts.push('\n');
    },
  });
  parser.end(html);
  return parts
    .join('')
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n ?/g, '\n');
}
