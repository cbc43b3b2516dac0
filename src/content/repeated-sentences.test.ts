import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { siteKeys } from '#domain/sites/keys.ts';
import { getSite } from '#domain/sites/registry.ts';
import { readContent } from './import-content.ts';
import type { Place } from './interpolate.ts';
import { type ContentLibrary, createContentLibrary } from './library.ts';
import { isRichText, type RichNode } from './rich-text.ts';

let library: ContentLibrary;

beforeAll(async () => {
  const read = await readContent(join(import.meta.dirname, '../../content'));
  library = createContentLibrary(read.ok ? read.value : []);
});

/** How many pages of one language may contain the same sentence. More would be noticed by a reader of two pages. */
const mostPages = 5;
/** Shorter sentences may be repeated: "Call us." */
const shortest = 6;

const places = siteKeys.flatMap((site) => getSite(site).languages.map((language) => ({ site, language })));

it.each(places)('no sentence is on more than five pages of $site in $language', (place) => {
  const pagesOf = new Map<string, Set<string>>();
  for (const { id, entry } of entriesOf(place))
    for (const sentence of sentencesOf(entry)) pagesOf.set(sentence, (pagesOf.get(sentence) ?? new Set()).add(id));
  expect([...pagesOf.values()].length).toBeGreaterThan(300);
  const formulas = [...pagesOf].filter(([, pages]) => pages.size > mostPages).map(([sentence, pages]) => `${pages.size} × ${sentence}`);
  expect(formulas).toEqual([]);
});

it.each(places)('no description in a page of results ends as more than five others of $site in $language do', (place) => {
  const endings = new Map<string, number>();
  for (const { entry } of entriesOf(place)) {
    if (!('meta' in entry)) continue;
    const ending = entry.meta.description.split(/\s+/u).slice(-3).join(' ');
    endings.set(ending, (endings.get(ending) ?? 0) + 1);
  }
  const formulas = [...endings].filter(([ending, times]) => times > mostPages && !isDuration(ending));
  expect(formulas).toEqual([]);
});

/** `1 hour 20 minutes.`: many towns are equally far from another. */
function isDuration(ending: string): boolean {
  return /\d/u.test(ending);
}

function entriesOf(place: Place) {
  const pages = contentPages.map((key) => library.findPage({ ...place, key })).filter((page) => page !== null);
  const all = [library.findLocations(place), library.findOccasions(place), library.findFleet(place), library.findFaqs(place), pages];
  return all.flat().map((entry) => ({ id: entry.id, entry }));
}

const contentPages = [
  'home',
  'about',
  'business',
  'contact',
  'why-choose-us',
  'faq',
  'fleet',
  'locations',
  'occasions',
  'privacy',
  'terms',
] as const;

function sentencesOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return cut(value);
  if (Array.isArray(value)) return value.flatMap(sentencesOf);
  if (typeof value !== 'object' || value === null) return [];
  if (isRichText(value)) return value.nodes.flatMap((node) => cut(textOf(node)));
  return Object.entries(value).flatMap(([key, part]) => (noSentences.has(key) ? [] : sentencesOf(part)));
}

/** A picture has the same description everywhere; figures and example trips contain names of places. */
const noSentences: ReadonlySet<string> = new Set(['imageAlt', 'figures', 'exampleTrips']);

function cut(text: string): readonly string[] {
  const sentences = text.split(/(?<=[.!?])\s+/u).map((sentence) => sentence.trim());
  return sentences.filter((sentence) => sentence.split(/\s+/u).length >= shortest);
}

function textOf(node: RichNode): string {
  return 'text' in node ? node.text : node.children.map(textOf).join(node.element === 'ul' || node.element === 'ol' ? ' ' : '');
}
