import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { brotliDecompressSync } from 'node:zlib';
import * as v from 'valibot';
import type { Ring } from '../countries/polygon.ts';

const rings = v.array(v.array(v.tuple([v.number(), v.number()])));

/** The outlines of Europe's larger lakes (Natural Earth 1:10 million, scale rank 6 and better), longitude first. */
export function loadLakes(): readonly Ring[] {
  const path = createRequire(import.meta.url).resolve('#geo/picture/data/lakes.br');
  return v.parse(rings, JSON.parse(brotliDecompressSync(readFileSync(path)).toString('utf8')));
}
