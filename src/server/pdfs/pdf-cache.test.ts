import { describe, expect, it } from 'vitest';
import { limitPdfs } from './limit-pdfs.ts';
import { createPdfCache } from './pdf-cache.ts';
import { type Pdfs, PdfsAway } from './pdfs.ts';

const bytes = (count: number) => new Uint8Array(count);

/** Makes PDFs of this many bytes and counts them. */
function createMaker(count: number) {
  const made: string[] = [];
  const make = (name: string) => async () => {
    made.push(name);
    return bytes(count);
  };
  return { made, make };
}

describe('cached PDFs', () => {
  it('are made once, however many ask at once or later', async () => {
    const { made, make } = createMaker(10);
    const cache = createPdfCache();
    const first = await Promise.all([cache.get('a', make('a')), cache.get('a', make('a'))]);
    expect(first[0]).toBe(first[1]);
    expect(await cache.get('a', make('a'))).toBe(first[0]);
    expect(made).toEqual(['a']);
  });

  it('are evicted in order of their last use, above the size limit', async () => {
    const { made, make } = createMaker(10);
    const cache = createPdfCache(20);
    for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) await cache.get(name, make(name));
    expect(made).toEqual(['a', 'b', 'c', 'b']);
  });

  it('are not cached if they could not be made', async () => {
    const cache = createPdfCache();
    await expect(cache.get('a', () => Promise.reject(new PdfsAway('not now')))).rejects.toThrow('not now');
    expect(await cache.get('a', async () => bytes(1))).toHaveLength(1);
  });
});

it('limits the number made at once, and has room again after success or failure', async () => {
  const answers: PromiseWithResolvers<Uint8Array>[] = [];
  const wait = () => {
    const answer = Promise.withResolvers<Uint8Array>();
    answers.push(answer);
    return answer.promise;
  };
  const pdfs: Pdfs = { quotePdf: wait, confirmationPdf: wait, invoicePdf: wait, creditNotePdf: wait, partnerPdf: wait, journeyPdf: wait };
  const limited = limitPdfs(pdfs, 2);
  const order = () => Reflect.apply(limited.quotePdf, null, []);
  const [first, second] = [order(), order()];
  await expect(order()).rejects.toThrow(PdfsAway);
  answers[0]?.resolve(bytes(1));
  answers[1]?.reject(new Error('a fault'));
  expect(await first).toHaveLength(1);
  await expect(second).rejects.toThrow('a fault');
  const third = order();
  answers[2]?.resolve(bytes(3));
  expect(await third).toHaveLength(3);
});
