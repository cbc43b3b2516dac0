import * as v from 'valibot';
import { describe, expect, inject, it } from 'vitest';
import type { Group } from '#domain/itinerary/group.ts';
import { siteKeys, siteLanguages } from '#domain/sites/keys.ts';
import { getSite } from '#domain/sites/registry.ts';
import { listOrdered } from '#domain/trip/ordered.ts';
import { everyWish, orderEverything, typedTexts } from '#domain/trip/testing/everything-ordered.ts';
import { sayOrdered } from '#output/texts/travel/say-ordered.ts';
import { getSiteFormats } from '#output/texts/travel/site-formats.ts';
import { ask } from '../testing/start-server.ts';
import { createFilledQuote } from '../testing/trips.ts';

/**
 * All options on all pages of a trip, in every language: each shows what was ordered, and the group's page shows nothing that the customer
 * typed.
 */

const server = { port: inject('sharedPort') };

/** The largest number of wheelchair places that is priced at once. */
const group: Group = { ...everyWish, wheelchairPlaces: 1, babySeats: 1, childSeats: 2, boosterSeats: 3 };
const wishes = {
  ...group,
  suppliesDriverRoom: true,
  stops: [{ notes: 'Klingel Pförtner' }, { localKilometres: 77 }, {}],
};

const keys = v.object({ data: v.object({ getTravel: v.object({ shareId: v.nullable(v.string()), readId: v.nullable(v.string()) }) }) });

async function keysOf(id: string) {
  const body = JSON.stringify({ query: 'query ($id: String!) { getTravel(id: $id) { shareId readId } }', variables: { id } });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`http://127.0.0.1:${server.port}/graphql`, { method: 'POST', headers, body });
  return v.parse(keys, await answer.json()).data.getTravel;
}

const readable = (html: string) =>
  html
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s/g, '');

describe.each(siteLanguages)('the order, in %s', (language) => {
  const site = siteKeys.find((key) => getSite(key).languages.includes(language)) ?? 'eu';
  const get = async (path: string) => {
    const lng = `${path.includes('?') ? '&' : '?'}lng=${language}`;
    const answer = await ask(server.port, { host: `${site}.localhost`, path: `${path}${lng}` });
    return [answer.status, readable(answer.text)] as const;
  };
  const { words } = getSiteFormats({ site, language, on: 'paper' });
  const trip = orderEverything({ language, site, group });
  const rows = sayOrdered({ items: listOrdered(trip), parts: [] }, words).filter(
    ({ field }) => field !== 'type' && field !== 'localKilometres',
  );
  const missing = (text: string, hidden: readonly string[] = []) =>
    rows
      .filter(({ field }) => !hidden.includes(field))
      .flatMap(({ field, lines }) => lines.flatMap((line) => (text.includes(line.replaceAll(/\s/g, '')) ? [] : [`${field}: ${line}`])));

  it('is on every page of the quote and the booking, without free text on shared pages', async () => {
    const place = { port: server.port, site, language };
    const { id, book } = await createFilledQuote(place, undefined, wishes);
    const { readId } = await keysOf(id);
    for (const path of [`/quote/${id}`, `/my-quote/${id}`, `/my-quote/${id}/check-itinerary`]) {
      const [status, text] = await get(path);
      expect([path, status, missing(text)]).toEqual([path, 200, []]);
      expect(text).toContain('77km');
    }
    const free = ['stopNotes', 'notes'];
    const [, forwarded] = await get(`/forwarded/${readId}`);
    expect(missing(forwarded, free)).toEqual([]);
    const booking = await book();
    const { shareId } = await keysOf(booking);
    const [, own] = await get(`/my-booking/${booking}`);
    expect(missing(own)).toEqual([]);
    const [, shared] = await get(`/shared/${shareId}`);
    expect(missing(shared, [...free, 'occasion', 'suppliesDriverRoom'])).toEqual([]);
    for (const typed of typedTexts) for (const text of [forwarded, shared]) expect(text).not.toContain(typed.replaceAll(' ', ''));
  });
});
