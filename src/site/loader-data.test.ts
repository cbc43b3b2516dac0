import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { addLoaderData } from './loader-data.ts';

/** What the page's script hands to the router. */
function readBack(html: string): readonly unknown[] {
  const [, script = ''] = /<script>([\s\S]*?)<\/script><\/body><\/html>$/.exec(html) ?? [];
  const taken: unknown[] = [];
  const streamController = { enqueue: (data: unknown) => taken.push(data), close: () => taken.push('closed') };
  runInNewContext(script, { window: { __reactRouterContext: { streamController } } });
  return taken;
}

describe('addLoaderData', () => {
  it.each(['', '{"a":1}\n', '</script><script>alert(1)</script><!--', 'é & "quotes" \\ \u2028 \u2029 🚌'])(
    'hands %j over unchanged',
    (data) => {
      const html = addLoaderData('<html><body><p>Hello</p></body></html>', data);
      expect(html.startsWith('<html><body><p>Hello</p><script>')).toBe(true);
      expect(readBack(html)).toEqual([data, 'closed']);
    },
  );

  it('leaves no text in it that ends the script', () => {
    const html = addLoaderData('<html><body></body></html>', '</script><!--');
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    expect(html).not.toContain('<!--');
  });

  it('leaves what is no page alone', () => {
    expect(addLoaderData('plain', 'data')).toBe('plain');
  });
});
