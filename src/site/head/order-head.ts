const sheet = /<link rel="stylesheet"[^>]*>/g;

/**
 * The page with its stylesheets before everything else that its head loads. React puts the links that it may hoist first, so that on a slow
 * line the stylesheets would wait for what nothing needs yet.
 */
export function orderHead(html: string): string {
  const end = html.indexOf('</head>');
  const head = html.slice(0, end);
  const sheets = head.match(sheet)?.join('') ?? '';
  const first = head.indexOf('<link');
  if (end === -1 || first === -1) return html;
  const rest = head.slice(first).replaceAll(sheet, '');
  return head.slice(0, first) + sheets + rest + html.slice(end);
}
