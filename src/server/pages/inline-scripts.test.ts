import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hashInlineScripts } from './inline-scripts.ts';

const sourceOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

describe('hashInlineScripts', () => {
  it('names every inline script, whatever its attributes', () => {
    const html = '<head><script>a()</script></head><script type="module" async="">import "x";\nb()</script><script data-src="y">é</script>';
    expect(hashInlineScripts(html)).toEqual([sourceOf('a()'), sourceOf('import "x";\nb()'), sourceOf('é')]);
  });

  it('gives another source when a script changes by one character', () => {
    expect(hashInlineScripts('<script>a( )</script>')).not.toEqual(hashInlineScripts('<script>a()</script>'));
  });

  it('leaves out scripts of a file, also before one that is inline', () => {
    const html = '<script async="" src="/a.js"></script><script>b()</script><script\nsrc="/c.js"></script>';
    expect(hashInlineScripts(html)).toEqual([sourceOf('b()')]);
  });

  it('names equal scripts once', () => {
    expect(hashInlineScripts('<script>a()</script><script>a()</script>')).toEqual([sourceOf('a()')]);
  });

  it('includes an empty one and finds none without scripts', () => {
    expect(hashInlineScripts('<script></script>')).toEqual([sourceOf('')]);
    expect(hashInlineScripts('<p>no script</p>')).toEqual([]);
  });
});
