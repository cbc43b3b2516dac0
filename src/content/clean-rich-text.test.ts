import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanRichText } from './clean-rich-text.ts';
import { parseRichText } from './rich-text-parser.ts';

const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><title>x</title><style>p.MsoNormal {color:red}</style></head>
<body lang=NL><!--StartFragment--><h1 class="MsoTitle">Onze bus</h1><p class="MsoNormal" style="margin:0"><b>Vet</b> en <i>schuin</i><o:p></o:p></p>
<script>alert(1)</script><p onclick="steal()">Zie <a href="javascript:alert(1)">dit</a> en <a href="page:contact" target="_blank">contact</a></p>
<table><tr><td>cel een</td><td><p>cel twee</p></td></tr></table><ul><li><p>punt</p></li></ul>los<br>woord<img src=x onerror=alert(1)></body></html>`;

describe('cleanRichText', () => {
  it('cleans a whole page of a word processor, and reports what was removed', () => {
    const { html, removed } = cleanRichText(word);
    expect(html).toBe(
      '<h3>Onze bus</h3><p><strong>Vet</strong> en <em>schuin</em></p><p>Zie dit en <a href="page:contact">contact</a></p>' +
        '<p>cel een</p><p>cel twee</p><ul><li>punt</li></ul><p>los<br>woord</p>',
    );
    expect(removed).toEqual(expect.arrayContaining(['<script>', '<style>', 'onclick', '<img>', 'href javascript:alert(1)']));
    expect(parseRichText(html).ok).toBe(true);
  });

  it('leaves correct markup unchanged, and nothing else', () => {
    const right = '<p>Een  <strong>goede</strong>\ntekst</p>';
    expect(cleanRichText(right)).toEqual({ html: right, removed: [] });
    const tags = [
      '<p>',
      '</p>',
      '<b>',
      '</b>',
      '<ul>',
      '<li>',
      '</ul>',
      '<script>',
      '</script>',
      '<a href="x">',
      '</a>',
      '<br>',
      '<td>',
      ' a ',
      'b&lt;',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...tags), { maxLength: 14 }), (parts) => {
        const { html } = cleanRichText(parts.join(''));
        expect(html === '' || html.trim() === '' || parseRichText(html).ok, html).toBe(true);
      }),
    );
  });
});

it.each([
  ['50,000 nested elements', '<strong>'.repeat(50_000)],
  ['4,000 nested elements', '<strong>'.repeat(4_000)],
  ['closing tags', '</p>'.repeat(60_000)],
  ['entities', `<p>${'&amp;'.repeat(50_000)}</p>`],
  ['entities within the limits', `<div>${'&amp;'.repeat(19_000)}</div>`],
  ['items of a list', `<div><ul>${'<li>a</li>b'.repeat(6_000)}</ul></div>`],
  ['attributes', `<p ${Array.from({ length: 20_000 }, (_, at) => `a${at}=1`).join(' ')}>x</p>`],
  ['silent elements', '<script>'.repeat(30_000)],
  ['frames of other programs', `${'<div>'.repeat(60)}a${'</div>'.repeat(60)}`.repeat(160)],
  ['a megabyte of words', 'a '.repeat(500_000)],
])('takes little time over %s', (_name, source) => {
  const began = performance.now();
  expect(cleanRichText(cleanRichText(source).html).html.length).toBeGreaterThanOrEqual(0);
  expect(performance.now() - began).toBeLessThan(2_000);
});

it('leaves oversized text unchanged, for the check to report it', () => {
  const source = '<strong>'.repeat(4_000);
  expect(cleanRichText(source)).toEqual({ html: source, removed: [] });
  expect(parseRichText(source)).toEqual({ ok: false, failure: ['is nested more than 64 deep'] });
});
