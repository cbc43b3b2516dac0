import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumCents } from '#domain/money/money.ts';
import { question, quoteOf, reasonsOf } from '../testing/sample-quotes.ts';
import { type LineChange, makeLinedQuote, needsSecondPerson, percentBelow } from './lined-quote.ts';

const draft = quoteOf();
const engine = draft.options[0];
if (engine === undefined) throw new Error('A quote without an option');
const asIs: LineChange[] = engine.lines.map(({ amountCents }, line) => ({ line, text: '', netCents: amountCents }));

function make(lines: readonly LineChange[], choice = engine?.key ?? 'cheapest') {
  return makeLinedQuote({ trip: question, routed: question.routed, draft, choice, lines, now: question.now, validDays: 7 });
}

describe('makeLinedQuote', () => {
  it('with the engine’s own lines has the engine’s price, crew and driving-time checks', () => {
    const made = make(asIs);
    expect(made).toMatchObject({
      ok: true,
      value: { option: { netCents: engine.netCents, totalCents: engine.totalCents, crew: engine.crew, lines: engine.lines } },
    });
  });

  it('adds a line and takes a discount off, each with its words for the customer', () => {
    const made = make([
      ...asIs,
      { line: null, text: 'Guide', netCents: 10_000 },
      { line: null, text: 'Regular customer', netCents: -5_000 },
    ]);
    if (!made.ok) throw new Error(made.failure);
    const { option } = made.value;
    expect(option.netCents).toBe(engine.netCents + 5_000);
    expect(option.lines.slice(-2)).toMatchObject([
      { kind: 'agreed', amountCents: 10_000, reason: { key: 'by-hand', values: { text: 'Guide' } } },
      { kind: 'discount', amountCents: -5_000 },
    ]);
  });

  it('omits emptied lines, and drops the explanation of a changed amount', () => {
    const [first, ...rest] = asIs;
    const made = make([{ ...(first ?? { line: 0, text: '' }), netCents: 12_345 }, ...rest.slice(1)]);
    if (!made.ok) throw new Error(made.failure);
    const { lines } = made.value.option;
    expect(lines).toHaveLength(engine.lines.length - 1);
    expect(lines[0]).toEqual({ ...engine.lines[0], quantity: 1, unit: 'piece', unitCents: 12_345, amountCents: 12_345, reason: undefined });
  });

  it('always adds up after any change, because an invoice is made from it', () => {
    const amount = fc.integer({ min: -20_000, max: 400_000 });
    fc.assert(
      fc.property(fc.array(amount, { minLength: engine.lines.length, maxLength: engine.lines.length }), (amounts) => {
        const made = make(amounts.map((netCents, line) => ({ line, text: '', netCents })));
        if (!made.ok) return expect(made.failure).toBe('nothing-left');
        const { netCents, vatCents, totalCents, lines, vat } = made.value.option;
        expect(sumCents(lines.map(({ amountCents }) => amountCents))).toBe(netCents);
        expect(sumCents(vat.map((line) => line.netCents))).toBe(netCents);
        expect(sumCents(vat.map((line) => line.vatCents))).toBe(vatCents);
        expect(totalCents).toBe(netCents + vatCents);
      }),
    );
  });

  it('refuses an invalid price', () => {
    expect(make([{ line: 99, text: '', netCents: 1 }])).toEqual({ ok: false, failure: 'no-such-line' });
    expect(make([...asIs, { line: null, text: '', netCents: -1 }])).toEqual({ ok: false, failure: 'text-needed' });
    expect(make([])).toEqual({ ok: false, failure: 'nothing-left' });
  });
});

describe('needsSecondPerson', () => {
  it('from more than a tenth below the engine’s price', () => {
    expect(needsSecondPerson({ netCents: 90_000, engineNetCents: 100_000 }, '2026-11-22')).toBe(false);
    expect(needsSecondPerson({ netCents: 89_999, engineNetCents: 100_000 }, '2026-11-22')).toBe(true);
    expect(percentBelow({ netCents: 110_000, engineNetCents: 100_000 })).toBeCloseTo(-10);
  });
});

it('gives lines as a starting point for a trip that a person must price', () => {
  const soon = { now: '2026-12-05T05:30:00.000Z' };
  expect(reasonsOf(soon)).toContain('short-lead');
  expect(reasonsOf({ ...soon, isJudged: true })).toEqual([]);
});
