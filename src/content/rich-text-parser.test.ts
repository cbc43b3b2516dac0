import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRichText } from './rich-text-parser.ts';

function htmlOf(source: string): string {
  const parsed = parseRichText(source);
  return parsed.ok ? parsed.value.html : `refused: ${parsed.failure.join('; ')}`;
}

describe('parseRichText', () => {
  it('keeps allowed markup and tidies the space around it', () => {
    const source = '<p>One <strong>two</strong>\n  and <em>three</em>.<br>Four</p>\n<ul>\n<li> five </li>\n<li>six</li></ul><h3>Seven</h3>';
    expect(htmlOf(source)).toBe(
      '<p>One <strong>two</strong> and <em>three</em>.<br>Four</p><ul><li>five</li><li>six</li></ul><h3>Seven</h3>',
    );
  });

  it('gives the nodes that a page renders', () => {
    const parsed = parseRichText('<p>See <a href="page:contact">us</a></p>');
    expect(parsed.ok && parsed.value.nodes).toEqual([
      {
        element: 'p',
        href: null,
        children: [{ text: 'See ' }, { element: 'a', href: 'page:contact', children: [{ text: 'us' }] }],
      },
    ]);
  });

  it('writes text back as text', () => {
    expect(htmlOf('<p>5 &lt; 6 &amp; "7" &euro;</p>')).toBe('<p>5 &lt; 6 &amp; &quot;7&quot; €</p>');
  });

  it.each([
    ['<script>alert(1)</script><p>x</p>', '<script> is not allowed'],
    ['<p>x<img src="a.png"></p>', '<img> is not allowed'],
    ['<p onclick="x()">x</p>', 'attribute onclick on <p> is not allowed'],
    ['<p><a href="https://a.example" target="_blank">x</a></p>', 'attribute target on <a> is not allowed'],
    ['<p><a href="javascript:alert(1)">x</a></p>', 'is neither a page of ours nor an https address'],
    ['<p><a href="http://a.example">x</a></p>', 'is neither a page of ours nor an https address'],
    ['<p><a href="page:nowhere">x</a></p>', 'is neither a page of ours nor an https address'],
    ['<p><a>x</a></p>', 'is neither a page of ours nor an https address'],
    ['<p><a href="page:faq"><em><a href="page:faq">x</a></em></a></p>', 'a link stands in a link'],
    ['words', 'text stands outside a paragraph: "words"'],
    ['<ul>words</ul>', 'text stands outside a paragraph: "words"'],
    ['<em>x</em>', '<em> must stand in a paragraph'],
    ['<ul><p>x</p></ul>', '<p> may not stand in <ul>'],
    ['<p>x', '<p> is not closed'],
    ['<p>x</p></p>', '</p> closes nothing'],
    ['<p> </p>', '<p> is empty'],
    ['<!-- x --><p>x</p>', 'comments and instructions are not allowed'],
    ['<?php x ?><p>x</p>', 'comments and instructions are not allowed'],
    ['<!doctype html><p>x</p>', 'is not allowed'],
    ['', 'is empty'],
  ])('refuses %s', (source, problem) => {
    expect(htmlOf(source)).toMatch(/^refused: /);
    expect(htmlOf(source)).toContain(problem);
  });

  it('reports every problem, not only the first', () => {
    expect(htmlOf('<p><b>x</b><i>y</i></p>')).toBe('refused: <b> is not allowed; <i> is not allowed');
  });

  it('never accepts markup that it would not write itself', () => {
    const piece = fc.constantFrom(
      '<p>',
      '</p>',
      '<ul>',
      '<li>',
      '</li>',
      '</ul>',
      '<a href="page:faq">',
      '</a>',
      '<script>',
      '<',
      '&lt;',
      ' x ',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const parsed = parseRichText(pieces.join(''));
        if (!parsed.ok) return;
        expect(htmlOf(parsed.value.html)).toBe(parsed.value.html);
        expect(parsed.value.html).not.toContain('<script');
      }),
    );
  });
});
