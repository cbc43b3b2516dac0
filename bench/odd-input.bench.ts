import fc from 'fast-check';
import { makeQuote } from '#domain/pricing/quote/make-quote.ts';
import { houseRates } from '#domain/pricing/testing/house-rates.ts';
import { anyOddQuestion } from '#domain/pricing/testing/odd-questions.ts';
import { createGeo } from '#geo/create-geo.ts';
import { anyOddPoints } from '#geo/roads/testing/odd-points.ts';
import { previewQuote } from '#operations/quotes/preview-quote.ts';
import { anyOddInput } from '#operations/testing/odd-input.ts';
import { medianOf, report, shareOf } from './goals.ts';

/**
 * The time of the oddest input, compared with the bar of 200 ms for a whole preview: requests that nobody makes on purpose, but anybody can
 * send. The tests check that each is answered, this how fast. The same requests every time.
 */
const bar = 200;
const geo = { ...createGeo(), rates: houseRates };
const sampleOf = <Value>(values: fc.Arbitrary<Value>, numRuns: number) => fc.sample(values, { numRuns, seed: 20_261_122 });

// Loading the places and roads is not measured.
await previewQuote(geo, {
  input: { type: 'one-way', stops: [{ placeText: 'Utrecht', date: '2027-03-13', time: '08:00' }, { placeText: 'Parijs' }], passengers: 30 },
  visit: { site: 'nl', language: 'nl' },
  now: '2026-11-21T10:00:00.000Z',
});

await measure('a whole preview', sampleOf(anyOddInput, 400), async (input) => {
  await previewQuote(geo, { input, visit: { site: 'nl', language: 'nl' }, now: '2026-11-21T10:00:00.000Z' });
});
await measure('a price', sampleOf(anyOddQuestion, 400), async (question) => void makeQuote(question));
await measure('roads', sampleOf(anyOddPoints, 400), async (points) => void (await geo.roads.findRoute(points)));

async function measure<Value>(name: string, values: readonly Value[], ask: (value: Value) => Promise<void>): Promise<void> {
  const times: number[] = [];
  for (const value of values) {
    const started = performance.now();
    await ask(value);
    times.push(performance.now() - started);
  }
  const note = `median ${medianOf(times).toFixed(1)}, p99 ${shareOf(times, 0.99).toFixed(1)}`;
  report({ name: `${name} of odd input, longest`, value: shareOf(times, 1), unit: 'ms', bar: { most: bar }, note });
}
