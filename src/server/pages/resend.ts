/** As the site renders it, empty and hidden (`src/site/features/shell/resend-form.tsx`). */
const emptyForm = /<form id="resend"[^>]*>/;
const scripts = /<script\b[^>]*>.*?<\/script>|<link\b[^>]*rel="modulepreload"[^>]*>/gs;

export type Field = readonly [name: string, value: string];

/**
 * A cached page with the form that could not be accepted, ready to be sent again, so that nothing typed is lost. It has no script, which
 * would render the page as it was cached.
 */
export function withFields(html: string, fields: readonly Field[]): string {
  const inputs = fields.map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`);
  return html.replaceAll(scripts, '').replace(emptyForm, () => `<form id="resend" method="post">${inputs.join('')}`);
}

/** The fields of a form; none if the request carries no form. */
export async function readFields(request: Request): Promise<readonly Field[]> {
  if (request.method !== 'POST') return [];
  const form = await request.formData().catch(() => null);
  return form === null ? [] : [...form].flatMap(([name, value]): Field[] => (typeof value === 'string' ? [[name, value]] : []));
}

/** A line break as an entity: browsers keep both within quotes, but not every proxy does. */
function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#13;')
    .replaceAll('\n', '&#10;');
}
