import fc from 'fast-check';
import { parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { type Field, readFields, withFields } from './resend.ts';

const page =
  '<!DOCTYPE html><head><link rel="modulepreload" href="/a.js"><link rel="stylesheet" href="/a.css"></head><body>' +
  '<form id="resend" method="post" hidden=""><button>Again</button></form><script>a("</p>")</script><script src="/a.js"></script></body>';

/** The hidden fields that a browser would read. */
function readBack(html: string): Field[] {
  const fields: Field[] = [];
  const look = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return;
    if ('name' in node && node.name === 'input' && 'attribs' in node) {
      const { name = '', value = '' } = node.attribs as Record<string, string>;
      fields.push([name, value]);
    }
    if ('children' in node && Array.isArray(node.children)) for (const child of node.children) look(child);
  };
  look(parseDocument(html));
  return fields;
}

describe('withFields', () => {
  it('shows the form with what was typed, without scripts', () => {
    const html = withFields(page, [['name', 'Anna']]);
    expect(html).toContain('<form id="resend" method="post"><input type="hidden" name="name" value="Anna"><button>Again</button></form>');
    expect(html).not.toMatch(/<script|modulepreload|hidden=""/);
    expect(html).toContain('/a.css');
  });

  it('writes anything that can be typed so that it is read back the same, and nothing else with it', () => {
    const text = fc.string({ unit: fc.oneof(fc.constantFrom('"', "'", '<', '>', '&', '\n', '\r', '$&', '`', '/'), fc.string()) });
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text)), (fields) => {
        expect(readBack(withFields(page, fields))).toEqual(fields);
      }),
    );
  });
});

describe('readFields', () => {
  const post = (body: BodyInit) => new Request('http://x/', { method: 'POST', body });

  it('reads a form, including repeated fields', async () => {
    expect(await readFields(post(new URLSearchParams('a=1&b=%3C&a=2')))).toEqual([
      ['a', '1'],
      ['b', '<'],
      ['a', '2'],
    ]);
  });

  it('finds none in a body that is no form', async () => {
    expect(await readFields(post('{}'))).toEqual([]);
    expect(await readFields(new Request('http://x/'))).toEqual([]);
  });
});
