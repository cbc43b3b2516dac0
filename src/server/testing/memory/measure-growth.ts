import type { Heap } from './heap.ts';

/** One of the apps, exercised by a repeated request. */
export type MemorySubject = {
  readonly name: string;
  /** Sends the request once; throws if the answer is not the expected one. */
  readonly ask: (index: number) => Promise<void>;
};

/** Megabytes retained after a few requests of a kind and after many. */
export type Growth = { readonly name: string; readonly early: number; readonly late: number };

const atOnce = 4;

/** Sends the requests from the first number to the last, a few at once. */
export async function askMany({ ask }: MemorySubject, first: number, last: number): Promise<void> {
  let next = first;
  const askOn = async () => {
    while (next <= last) {
      next += 1;
      await ask(next - 1);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, askOn));
}

type Measure = {
  readonly heap: Heap;
  readonly subject: MemorySubject;
  /** Requests before the first heap reading: caches are filled by then. */
  readonly first: number;
  /** And before the second reading. */
  readonly last: number;
};

export async function measureGrowth({ heap, subject, first, last }: Measure): Promise<Growth> {
  await askMany(subject, 1, first);
  const early = await heap.read();
  await askMany(subject, first + 1, last);
  return { name: subject.name, early, late: await heap.read() };
}

/** Megabytes that one kind of request may add. */
export const mostGrowth = 10;
