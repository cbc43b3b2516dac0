import type { Bytes } from '../compress.ts';

/** Why a body was not read to its end. */
export type BodyFailure = 'too-large' | 'too-slow' | 'broken';

export type BodyLimits = {
  readonly bytes: number;
  /** Milliseconds for the whole body. */
  readonly longest: number;
  /** Milliseconds after which the minimum rate applies: a bad connection may stall for a while. */
  readonly grace: number;
  /** Bytes per second. */
  readonly leastPace: number;
  /** Bodies of this kind that are read at once, from all senders; by default only the limit for all bodies applies. */
  readonly most?: number;
};

/** 64 KB at the rate of the slowest telephone line; a form has two. */
export const bodyLimits: BodyLimits = { bytes: 64 * 1024, longest: 10_000, grace: 4_000, leastPace: 500 };

/** A driver card, a price table or the texts of a page; only the desk accepts them. */
export const fileLimits: BodyLimits = { ...bodyLimits, bytes: 1024 * 1024 };

/** The file of a vehicle unit: 6 MB, which is a year with the speeds of a day. Only a few at a time. */
export const unitFileLimits: BodyLimits = { bytes: 6 * 1024 * 1024 + 4_096, longest: 60_000, grace: 5_000, leastPace: 20_000, most: 4 };

/** Bank statements, several at once: 20 MB and the form around them. Only a few at a time, to bound the memory that senders can use. */
export const bankFileLimits: BodyLimits = { bytes: 20 * 1024 * 1024 + 16_384, longest: 120_000, grace: 5_000, leastPace: 20_000, most: 4 };

/** A mail posted by a provider: the 25 MB that the provider accepts, and the form around them. */
export const mailLimits: BodyLimits = { bytes: 26 * 1024 * 1024, longest: 120_000, grace: 5_000, leastPace: 20_000, most: 4 };

/** A picture for pages. Only a few at a time, to bound the memory that senders can use. */
export const pictureLimits: BodyLimits = { bytes: 12 * 1024 * 1024 + 4_096, longest: 90_000, grace: 5_000, leastPace: 20_000, most: 4 };

export type Reading = { readonly done: Promise<Bytes | BodyFailure> /** Gives up, as too slow. */; readonly end: () => void };

/** Reads a body within its limits. The rest of an abandoned body is left to the connection. */
export function beginReading(stream: ReadableStream<Uint8Array>, limits: BodyLimits): Reading {
  const reader = stream.getReader();
  const { promise: ended, resolve } = Promise.withResolvers<'too-slow'>();
  const end = () => resolve('too-slow');
  const began = performance.now();
  const state = { received: 0 };
  const clock = setInterval(() => {
    const elapsed = performance.now() - began;
    const isLate = elapsed >= limits.grace && state.received * 1_000 < elapsed * limits.leastPace;
    if (isLate || elapsed >= limits.longest) end();
  }, limits.grace / 4);
  const done = readAll({ reader, ended, state, most: limits.bytes }).finally(() => clearInterval(clock));
  return { done, end };
}

type Reader = {
  readonly reader: ReadableStreamDefaultReader<Uint8Array>;
  readonly ended: Promise<'too-slow'>;
  readonly state: { received: number };
  readonly most: number;
};

async function readAll({ reader, ended, state, most }: Reader): Promise<Bytes | BodyFailure> {
  const chunks: Uint8Array[] = [];
  for (;;) {
    const next = await Promise.race([reader.read().catch(() => 'broken' as const), ended]);
    if (typeof next === 'string') return next;
    if (next.done) return new Uint8Array(Buffer.concat(chunks));
    state.received += next.value.length;
    if (state.received > most) return 'too-large';
    chunks.push(next.value);
  }
}
