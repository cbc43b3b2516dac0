import { describe, expect, it } from 'vitest';
import { fillDocument } from './interpolate.ts';
import { getPlaceholderValues, type PlaceholderValues } from './placeholders.ts';
import { parseRichText } from './rich-text-parser.ts';

const place = { site: 'fr', language: 'fr' } as const;

function fill(html: string, changes: Partial<PlaceholderValues> = {}): string {
  const parsed = parseRichText(html);
  if (!parsed.ok) throw new Error(parsed.failure.join());
  return fillDocument({ text: parsed.value }, place, { ...getPlaceholderValues('fr', 'fr'), ...changes }).text.html;
}

describe('what the brand file leaves open', () => {
  const identity = '<p>{company.legalName}</p>';
  const host = '<p>Hébergeur : <strong>{legal.host}</strong></p>';

  it('takes its paragraph with it', () => {
    expect(fill(identity + host)).toBe('<p>Convoya SAS</p>');
  });

  it('is shown once it is filled in', () => {
    expect(fill(identity + host, { 'legal.host': 'Serveurs SA, Lyon' })).toBe(
      '<p>Convoya SAS</p><p>Hébergeur : <strong>Serveurs SA, Lyon</strong></p>',
    );
  });

  it('takes its item of a list with it, and a list without any other', () => {
    const licence = '<li>Licence : {legal.licence}</li>';
    expect(fill(`<ul><li>{brand}</li>${licence}</ul>`)).toBe('<ul><li>Convoya</li></ul>');
    expect(fill(`${identity}<ul>${licence}</ul>`)).toBe('<p>Convoya SAS</p>');
  });

  it('never leaves braces or an empty line on a page', () => {
    const all = ['capital', 'licence', 'authority', 'host', 'mediator'].map((name) => `<p>{legal.${name}}</p>`).join('');
    expect(fill(all)).toBe('');
  });
});
