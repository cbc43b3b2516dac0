import { describe, expect, it } from 'vitest';
import { emptyGroup, type ItineraryValues, type StopValues } from '../../../trip-editor/itinerary-values.ts';
import type { ChangeAnswer, ChangePreview } from './send-itinerary-change.ts';
import { knownOffer } from './use-change-offer.ts';

const stop = (place: string): StopValues => ({ placeKey: '', place, date: '2027-05-14', time: '08:00', notes: '', localKilometres: '' });
const before: ItineraryValues = {
  type: 'return',
  stops: [stop('Utrecht'), stop('Efteling')],
  ...emptyGroup,
  pickUps: [],
  passengers: '48',
  extras: [],
  idempotencyKey: 'key',
};
const later = { ...before, stops: before.stops.map((each) => ({ ...each, time: '09:00' })) };
const preview: ChangePreview = {
  version: 2,
  totalCents: 110_000,
  beforeCents: 100_000,
  differenceCents: 10_000,
  driversBefore: 1,
  kilometers: 90,
  quote: { vehicles: ['coachHire'], crew: { drivers: 1 }, lines: [] },
};
const answer: ChangeAnswer = { values: later, preview, issues: [], isJudged: true, isUnavailable: false, version: 2, base: before };

describe('the price of a changed trip', () => {
  it('needs no asking while nothing is changed', () => {
    expect(knownOffer({ values: before, before, answer: undefined })).toEqual({ kind: 'unchanged' });
    expect(knownOffer({ values: before, before, answer: { ...answer, values: before } })).toEqual({ kind: 'unchanged' });
  });

  it('is the server’s answer until something is typed', () => {
    expect(knownOffer({ values: later, before, answer })).toEqual({ kind: 'priced', preview });
    const issues = [{ field: 'form', code: 'too-late', proposal: null }];
    expect(knownOffer({ values: later, before, answer: { ...answer, preview: null, issues } })).toEqual({ kind: 'refused', issues });
    expect(knownOffer({ values: later, before, answer: { ...answer, preview: null, isJudged: false } })).toEqual({ kind: 'unasked' });
    expect(knownOffer({ values: later, before, answer: { ...answer, preview: null, isUnavailable: true } })).toEqual({
      kind: 'unavailable',
    });
  });

  it('is requested again after something is typed', () => {
    expect(knownOffer({ values: { ...later, passengers: '50' }, before, answer })).toBeNull();
    expect(knownOffer({ values: later, before, answer: undefined })).toBeNull();
  });

  it('is not requested for an incomplete form', () => {
    expect(knownOffer({ values: { ...later, passengers: '' }, before, answer: undefined })).toEqual({ kind: 'incomplete' });
  });
});
