import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { brotliDecompressSync } from 'node:zlib';
import * as v from 'valibot';
import type { Ring } from '../countries/polygon.ts';

const lines = v.array(v.array(v.tuple([v.number(), v.number()])));

const { resolve } = createRequire(import.meta.url);

/** Islands and continents (Natural Earth 1:10 million), longitude first. */
export function loadLand(): readonly Ring[] {
  return readLines(resolve('#geo/picture/data/land.br'));
}

/** Borders between two countries, without coasts (Natural Earth 1:10 million). */
export function loadBorders(): readonly Ring[] {
  return readLines(resolve('#geo/picture/data/borders.br'));
}

/** The outlines of Europe's larger lakes (Natural Earth 1:10 million, scale rank 6 and better; the IJsselmeer is our own). */
export function loadLakes(): readonly Ring[] {
  return readLines(resolve('#geo/picture/data/lakes.br'));
}

/** Europe's rivers as lines (Natural Earth 1:10 million, scale rank 10 and better). */
export function loadRivers(): readonly Ring[] {
  return readLines(resolve('#geo/picture/data/rivers.br'));
}

/** The built-up areas of Europe's towns (Natural Earth 1:50 million). */
export function loadBuiltGround(): readonly Ring[] {
  return readLines(resolve('#geo/picture/data/towns-built.br'));
}

/** Made by `tools/derive-map-ground.ts` and `derive-map-coasts.ts`; found through the package's own names, so also from a bundle. */
function readLines(path: string): readonly Ring[] {
  return v.parse(lines, JSON.parse(brotliDecompressSync(readFileSync(path)).toString('utf8')));
}
