import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { formatHandOver } from './hand-over.ts';

/** What the script passes to the router. */
function readBack(html: string): readonly unknown[] {
  const [, script = ''] = /^<script>([\s\S]*)<\/script>$/.exec(html) ?? [];
  const taken: unknown[] = [];
  const streamController = { enqueue: (data: unknown) => taken.push(data), close: () => taken.push('closed') };
  runInNewContext(script, { window: { __reactRouterContext: { streamController } } });
  return taken;
}

describe('formatHandOver', () => {
  it.each(['', '{"a":1}\n', '</script><script>alert(1)</script><!--', 'é & "quotes" \\ \u2028 \u2029 🚌'])(
    'hands %j over unchanged',
    (data) => {
      expect(readBack(formatHandOver(data))).toEqual([data, 'closed']);
    },
  );

  it('leaves no text in it that ends the script', () => {
    const html = formatHandOver('</script><!--');
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    expect(html).not.toContain('<!--');
  });
});
