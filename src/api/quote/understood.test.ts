import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { sharedGeo } from '#geo/testing/shared-geo.ts';
import { createExecutor } from '../run/executor.ts';
import { schema } from '../schema.ts';
import { createSampleItinerary, dateAhead } from '../testing/sample-input.ts';
import { createTestContext } from '../testing/test-context.ts';

const document = `query ($itinerary: ItineraryInput!) {
  previewQuote(itinerary: $itinerary, domain: NL, language: nl) {
    preview { quotes { totalCents } understood { stop label country choices { key label } } }
    errors { field code }
  }
}`;
const understood = v.object({
  ...{ stop: v.number(), label: v.string(), country: v.string() },
  choices: v.array(v.object({ key: v.string(), label: v.string() })),
});
const answer = v.object({
  preview: v.object({ quotes: v.array(v.object({ totalCents: v.number() })), understood: v.array(understood) }),
  errors: v.tuple([]),
});

const execute = createExecutor({ schema, context: createTestContext(sharedGeo) });

/** The answer for a single journey from the first place to the last. */
async function ask(...places: readonly object[]) {
  const stops = places.map((place, index) => ({ ...place, ...(index === 0 ? { date: dateAhead(60), time: '08:00' } : {}) }));
  const { data } = await execute(document, { itinerary: createSampleItinerary({ type: 'one-way', stops }) });
  return v.parse(answer, data?.previewQuote).preview;
}

describe('the interpretation of typed places', () => {
  it('is given for each typed place, with its country', async () => {
    const { understood: all } = await ask({ placeText: 'Zevenbergen' }, { placeText: 'Parijs' });
    expect(all).toMatchObject([
      { stop: 0, label: 'Zevenbergen', country: 'Nederland', choices: [] },
      { stop: 1, label: 'Parijs', country: 'Frankrijk' },
    ]);
  });

  it('comes with other places of that name, three at most, none of them the place itself', async () => {
    const { understood: all } = await ask({ placeText: 'Zevenbergen' }, { placeText: 'Frankfurt' });
    const { label, choices = [] } = all[1] ?? {};
    expect(label).toBe('Frankfurt am Main');
    expect(choices.map((choice) => choice.label)).toContain('Frankfurt (Oder), Duitsland');
    expect(choices.length).toBeLessThanOrEqual(3);
    for (const choice of choices) expect(choice.label).not.toBe('Frankfurt am Main, Duitsland');
  });

  it('is gone once one was chosen, which has its own price', async () => {
    const typed = await ask({ placeText: 'Zevenbergen' }, { placeText: 'Frankfurt' });
    const oder = typed.understood[1]?.choices.find(({ label }) => label.includes('(Oder)'));
    const chosen = await ask({ placeText: 'Zevenbergen' }, { placeText: oder?.label, placeKey: oder?.key });
    expect(chosen.understood.map(({ stop }) => stop)).toEqual([0]);
    expect(chosen.quotes[0]?.totalCents).toBeGreaterThan(typed.quotes[0]?.totalCents ?? Number.POSITIVE_INFINITY);
  });
});
