import { longestDescription } from '#domain/sentence/mark.ts';
import { readSentence } from '#domain/sentence/read-sentence.ts';
import { dutch } from '#domain/sentence/testing/dutch.ts';
import { english } from '#domain/sentence/testing/english.ts';
import { french } from '#domain/sentence/testing/french.ts';
import { german } from '#domain/sentence/testing/german.ts';
import { sampleDay } from '#domain/sentence/testing/sample.ts';
import { spanish } from '#domain/sentence/testing/spanish.ts';
import { report, shareOf } from './goals.ts';

/** Reading a trip from a customer's text: each sample, and all samples one after another as one long mail. */
const texts = [...german, ...english, ...dutch, ...french, ...spanish].map(({ text }) => text);
const long = texts.join('\n').slice(0, longestDescription);
const rounds = 20;

function measure(name: string, inputs: readonly string[]): void {
  for (const text of inputs) readSentence(text, sampleDay);
  const times = Array.from({ length: rounds }, () =>
    inputs.map((text) => {
      const started = performance.now();
      readSentence(text, sampleDay);
      return performance.now() - started;
    }),
  ).flat();
  const at = (share: number) => shareOf(times, share);
  report({
    name: `reading ${name}, p99`,
    value: at(0.99),
    unit: 'ms',
    bar: { most: 10 },
    note: `p50 ${at(0.5).toFixed(2)}, longest ${at(1).toFixed(2)}`,
  });
}

measure('a sentence or a mail', texts);
measure('the longest mail', [long]);
