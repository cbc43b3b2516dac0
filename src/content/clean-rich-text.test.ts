import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanRichText } from './clean-rich-text.ts';
import { parseRichText } from './rich-text-parser.ts';

const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><title>x</title><style>p.MsoNormal {color:red}</style></head>
<body lang=NL><!--StartFragment--><h1 class="MsoTitle">Onze bus</h1><p class="MsoNormal" style="margin:0"><b>Vet</b> en <i>schuin</i><o:p></o:p></p>
<script>alert(1)</script><p onclick="steal()">Zie <a href="javascript:alert(1)">dit</a> en <a href="page:contact" target="_blank">contact</a></p>
<table><tr><td>cel een</td><td><p>cel twee</p></td></tr></table><ul><li><p>punt</p></li></ul>los<br>woord<img src=x onerror=alert(1)></body></html>`;

describe('cleanRichText', () => {
  it('makes clean text of a whole page of a word processor, and says what went', () => {
    const { html, removed } = cleanRichText(word);
    expect(html).toBe(
      '<h3>Onze bus</h3><p><strong>Vet</strong> en <em>schuin</em></p><p>Zie dit en <a href="page:contact">contact</a></p>' +
        '<p>cel een</p><p>cel twee</p><ul><li>punt</li></ul><p>los<br>woord</p>',
    );
    expect(removed).toEqual(expect.arrayContaining(['<script>', '<style>', 'onclick', '<img>', 'href javascript:alert(1)']));
    expect(parseRichText(html).ok).toBe(true);
  });

  it('leaves what is right letter by letter, and nothing that is not', () => {
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
