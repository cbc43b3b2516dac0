import { describe, expect, it } from 'vitest';
import { houseBook } from '#domain/pricing/testing/house-rates.ts';
import { describeRates, listUnusual, putRates, readRates, type TypedRates } from './agreed-rates.ts';

const none = { dayCents: '', kilometreCents: '', hourCents: '', minimumCents: '' };
const nothing = { taxiBus: none, minibus: none, midibus: none, coachHire: none, doubleDecker: none, specialBus: none };
const coach = { dayCents: '200', kilometreCents: '1,45', hourCents: '45.50', minimumCents: '1.000,00' };
const rates = { dayCents: 20_000, kilometreCents: 145, hourCents: 4_550, minimumCents: 100_000 };

const typed = (vehicles: Partial<TypedRates['vehicles']>, period: Partial<TypedRates> = {}): TypedRates => ({
  ...{ from: '2027-01-01', until: '2027-12-31', ...period },
  vehicles: { ...nothing, ...vehicles },
});

describe('agreed rates as they are typed', () => {
  it('are read as people write amounts and days, and only for the vehicles that have some', () => {
    const value = { from: '2027-01-01', until: null, vehicles: { coachHire: rates } };
    expect(readRates(typed({ coachHire: coach }, { from: '1-1-2027', until: '' }))).toEqual({ ok: true, value });
  });

  it.each([
    [typed({}), ['midibus.dayCents required']],
    [typed({ coachHire: { ...coach, hourCents: '' } }), ['coachHire.hourCents required']],
    [typed({ coachHire: { ...coach, kilometreCents: '-1' } }), ['coachHire.kilometreCents invalid']],
    [
      typed({ coachHire: { ...coach, kilometreCents: 'cheap' }, minibus: { ...coach, dayCents: '1,2,3' } }),
      ['minibus.dayCents invalid', 'coachHire.kilometreCents invalid'],
    ],
    [typed({ coachHire: { ...coach, dayCents: '20000' } }), ['coachHire.dayCents too-many']],
    [typed({ coachHire: { ...coach, kilometreCents: '0', hourCents: '0' } }), ['coachHire.kilometreCents too-few']],
    [typed({ coachHire: coach }, { from: '' }), ['from required']],
    [typed({ coachHire: coach }, { from: 'soon' }), ['from invalid']],
    [typed({ coachHire: coach }, { until: '2026-12-31' }), ['until invalid']],
  ])('refused beside its field: case %#', (given, issues) => {
    const read = readRates(given);
    expect(read.ok ? [] : read.failure.issues.map(({ field, code }) => `${field} ${code}`)).toEqual(issues);
  });

  it('are asked about where a decimal point may have slipped', () => {
    const { card } = houseBook();
    const list = (more: Partial<typeof rates>) =>
      listUnusual({ from: '', until: null, vehicles: { coachHire: { ...rates, ...more } } }, card);
    expect(list({})).toEqual([]);
    expect(list({ kilometreCents: 1_450, hourCents: 45 })).toEqual(['coachHire.kilometreCents', 'coachHire.hourCents']);
  });
});

describe('a list of agreed rates', () => {
  const of = (from: string, until: string | null) => ({ from, until, vehicles: { coachHire: rates } });
  const all = [of('2026-01-01', '2026-12-31'), of('2027-01-01', null)];

  it('takes another period in its place, by the day', () => {
    const put = putRates([all[1] ?? of('', null)], { replaces: '', rates: of('2026-01-01', '2026-12-31') });
    expect(put).toEqual({ ok: true, value: all });
    expect(putRates(all, { replaces: '2027-01-01', rates: of('2027-02-01', null) })).toMatchObject({ ok: true, value: { length: 2 } });
  });

  it('refuses days that others have, and to change what has gone', () => {
    expect(putRates(all, { replaces: '', rates: of('2026-12-31', '2026-12-31') })).toMatchObject({ failure: { why: 'overlaps' } });
    expect(putRates(all, { replaces: '2027-01-01', rates: of('2026-06-01', null) })).toMatchObject({ failure: { why: 'overlaps' } });
    expect(putRates(all, { replaces: '2020-01-01', rates: of('2020-01-01', '2020-01-31') })).toMatchObject({ failure: { why: 'gone' } });
  });

  it('is one line in the history', () => {
    expect(describeRates(of('2027-01-01', null))).toBe('2027-01-01 – …: coachHire 200.00/d 1.45/km 45.50/h ≥ 1000.00');
  });
});
