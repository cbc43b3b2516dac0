import { describe, expect, it } from 'vitest';
import { houseRates } from '#domain/pricing/testing/house-rates.ts';
import { sharedGeo } from '#geo/testing/shared-geo.ts';
import { previewQuote } from '#operations/quotes/preview-quote.ts';

const geo = { ...sharedGeo, rates: houseRates };
const visit = { site: 'nl', language: 'nl' } as const;
const preview = async (stops: readonly object[], type = 'day-trip') =>
  await previewQuote(geo, { input: { type, passengers: 48, stops }, visit, now: '2026-11-21T10:00:00.000Z' });
const day = { date: '2027-05-14' };

describe('a latest arrival', () => {
  it('of a school that wants to be back at five gives the departure from the park, and it is in time', async () => {
    const school = { placeText: 'Christelijk Gymnasium, Utrecht' };
    const answer = await preview([
      { ...school, ...day, time: '08:30' },
      { placeText: 'Efteling' },
      { ...school, arriveByDate: day.date, arriveByTime: '17:00' },
    ]);
    if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
    const { itinerary, quote } = answer.value;
    const [, park, back] = itinerary.stops;
    expect(park).toMatchObject({ isProposed: true, departure: { date: day.date } });
    expect(back?.arriveBy).toEqual({ ...day, time: '17:00' });
    const arrives = quote?.options[0]?.crew.stopTimes?.[2]?.arrives ?? '';
    const lateness = Date.parse(arrives) - Date.parse('2027-05-14T15:00:00.000Z');
    expect(lateness).toBeLessThanOrEqual(-9 * 60_000);
    expect(lateness).toBeGreaterThan(-40 * 60_000);
  });

  it('is met with the breaks that only the plan of the whole day has', async () => {
    const answer = await preview(
      [{ placeText: 'Groningen' }, { placeText: 'Paris, France', arriveByDate: day.date, arriveByTime: '18:00' }],
      'one-way',
    );
    if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
    const arrives = answer.value.quote?.options[0]?.crew.stopTimes?.[1]?.arrives ?? '';
    expect(Date.parse(arrives)).toBeLessThanOrEqual(Date.parse('2027-05-14T16:00:00.000Z'));
  });

  it('that is no date is answered beside the field of the stop before, where the form asks it', async () => {
    const answer = await preview([{ placeText: 'Utrecht' }, { placeText: 'Efteling', arriveByDate: 'soon', arriveByTime: '' }], 'one-way');
    expect(answer.ok ? [] : answer.failure.map(({ field, code }) => [field, code])).toEqual([
      ['stops.0.date', 'invalid'],
      ['stops.0.time', 'required'],
    ]);
  });

  it('in the past is refused like a departure in the past', async () => {
    const answer = await preview(
      [{ placeText: 'Utrecht' }, { placeText: 'Efteling', arriveByDate: '2026-11-20', arriveByTime: '17:00' }],
      'one-way',
    );
    expect(answer.ok ? [] : answer.failure).toMatchObject([{ field: 'stops.0.date', code: 'past' }]);
  });

  it('that the departure typed before it cannot keep is refused there, with a departure that does', async () => {
    const atFive = { placeText: 'Efteling', arriveByDate: day.date, arriveByTime: '17:00' };
    const late = await preview([{ placeText: 'Utrecht', ...day, time: '16:45' }, atFive], 'one-way');
    expect(late.ok ? [] : late.failure).toMatchObject([{ field: 'stops.0.time', code: 'misses-arrival' }]);
    const proposal = late.ok ? '' : (late.failure[0]?.proposal ?? '');
    const inTime = await preview([{ placeText: 'Utrecht', ...day, time: proposal }, atFive], 'one-way');
    expect(inTime.ok).toBe(true);
  });

  it('after the departure from the same stop is refused there', async () => {
    const answer = await preview(
      [
        { placeText: 'Utrecht', ...day, time: '08:00' },
        { placeText: 'Efteling', arriveByDate: day.date, arriveByTime: '11:00', ...day, time: '10:30' },
        { placeText: 'Utrecht' },
      ],
      'tour',
    );
    expect(answer.ok ? [] : answer.failure).toMatchObject([{ field: 'stops.1.time', code: 'before-arrival' }]);
  });
});
