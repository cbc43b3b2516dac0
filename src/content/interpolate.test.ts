import { describe, expect, it } from 'vitest';
import { termsOf } from '#domain/pricing/rates/rate-book.ts';
import { houseBook } from '#domain/pricing/testing/house-rates.ts';
import { fillDocument } from './interpolate.ts';
import { getPlaceholderValues, type PlaceholderValues } from './placeholders.ts';
import { parseRichText } from './rich-text-parser.ts';

const place = { site: 'fr', language: 'fr' } as const;

function fill(html: string, changes: Partial<PlaceholderValues> = {}): string {
  const parsed = parseRichText(html);
  if (!parsed.ok) throw new Error(parsed.failure.join());
  return fillDocument({ text: parsed.value }, place, { ...getPlaceholderValues('fr', 'fr'), ...changes }).text.html;
}

describe('the placeholders of the brand file', () => {
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

describe('the placeholders of the terms', () => {
  const { payment, cancellation } = termsOf(houseBook());
  const line = '<li>less than {cancellation.below}, {cancellation.atLeast} or more: {cancellation.percent}</li>';

  it('are figures with units, in the reader’s language', () => {
    const values = getPlaceholderValues('de', 'de', { payment, cancellation });
    expect(fill('<p>{payment.depositPercent}, {payment.balanceTime}, {cancellation.freeTime}</p>', values)).toBe(
      '<p>25\u00a0%, 14 Tage, 24 Stunden</p>',
    );
  });

  it('repeats a line for each rate after the first', () => {
    const values = getPlaceholderValues('eu', 'en', { payment, cancellation });
    expect(fill(`<ul>${line}</ul>`, values)).toBe(
      [
        '<ul><li>less than 30 days, 15 days or more: 25%</li>',
        '<li>less than 15 days, 8 days or more: 50%</li>',
        '<li>less than 8 days, 48 hours or more: 75%</li></ul>',
      ].join(''),
    );
    const single = { ...cancellation, rates: cancellation.rates.slice(0, 1) };
    expect(fill(`<p>x</p><ul>${line}</ul>`, getPlaceholderValues('eu', 'en', { payment, cancellation: single }))).toBe('<p>x</p>');
  });

  it('omit missing values', () => {
    const none = { payment: { ...payment, depositPercent: 0 }, cancellation: { ...cancellation, free: { withinHours: 0, daysAhead: 0 } } };
    const both = '<p>{payment.depositPercent}</p><p>all {payment.wholeTime} before</p><p>free {cancellation.freeTime}</p>';
    expect(fill(both, getPlaceholderValues('eu', 'en', none))).toBe('<p>all 14 days before</p>');
    expect(fill(both, getPlaceholderValues('eu', 'en', { payment, cancellation }))).toBe('<p>25%</p><p>free 24 hours</p>');
  });
});
