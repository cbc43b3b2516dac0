import { describe, expect, it } from 'vitest';
import { isSameName, matchLine, splitLine } from './match-line.ts';

const trip = (reference: string, nextCents: number, openCents = nextCents, name = 'Koor De Lijster') => ({
  reference,
  name,
  nextCents,
  openCents,
  feeCents: 0,
});
const line = (cents: number, name = '') => ({ cents, name });
const none = { trips: [], summaries: [] };
const ofSum = (...trips: readonly ReturnType<typeof trip>[]) => ({ trips, summaries: [] });
const named = (...trips: readonly ReturnType<typeof trip>[]) => ({ by: 'reference', trips }) as const;

describe('a line that names its trip', () => {
  it('pays it with the recovery costs that a reminder asked for', () => {
    const reminded = { ...trip('A', 300, 1_000), feeCents: 40 };
    for (const cents of [340, 1_040]) expect(matchLine(line(cents), named(reminded), none).kind).toBe('match');
    expect(matchLine(line(341), named(reminded), none).kind).toBe('other-amount');
  });

  it.each([
    ['is what is due next', 300, 'match'],
    ['is all of it', 1_000, 'match'],
    ['is another amount', 500, 'other-amount'],
    ['is more', 1_001, 'other-amount'],
  ])('%s', (_name, cents, kind) => {
    expect(matchLine(line(cents), named(trip('A', 300, 1_000)), none)).toMatchObject({
      kind,
      by: 'reference',
      trips: [{ reference: 'A' }],
    });
  });

  it('never matches a trip without an outstanding amount', () => {
    expect(matchLine(line(300), named(trip('A', 0)), ofSum(trip('B', 300)))).toMatchObject({
      kind: 'other-amount',
      trips: [{ reference: 'A' }],
    });
  });

  it('and another: both are paid where their amounts make it up', () => {
    const two = named(trip('A', 300, 1_000), trip('B', 200, 700));
    expect(matchLine(line(1_700), two, none)).toMatchObject({ kind: 'parts' });
    expect(matchLine(line(500), two, none)).toMatchObject({ kind: 'parts' });
    expect(matchLine(line(600), two, none)).toMatchObject({ kind: 'several' });
    expect(splitLine(500, two.trips)).toEqual([
      { reference: 'A', cents: 300 },
      { reference: 'B', cents: 200 },
    ]);
  });
});

describe('a line without a reference', () => {
  it('is likely, but never certain, to pay the only trip with its amount due', () => {
    expect(matchLine(line(300), named(), ofSum(trip('A', 300)))).toMatchObject({ kind: 'likely', by: 'amount' });
  });

  it('is matched by name if several trips have its amount due', () => {
    const bySum = [trip('A', 300), trip('B', 300, 300, 'SV Münster')];
    expect(matchLine(line(300, 'S.V. Munster e.V.'), named(), ofSum(...bySum))).toMatchObject({
      kind: 'likely',
      trips: [{ reference: 'B' }],
    });
    expect(matchLine(line(300, 'L. Garnier'), named(), ofSum(...bySum))).toMatchObject({ kind: 'several', trips: [{}, {}] });
  });

  it('is less a bank fee where only the payer of that name has a little more due', () => {
    const dearer = [trip('A', 300, 1_000), trip('B', 3_280, 3_280, 'SV Münster')];
    const offered = { ...none, dearer };
    expect(matchLine(line(280, 'S.V. Munster e.V.'), named(), offered)).toMatchObject({ kind: 'less-fee', trips: [{ reference: 'B' }] });
    expect(matchLine(line(280, 'L. Garnier'), named(), offered).kind).toBe('none');
    expect(matchLine(line(280, 'SV Münster'), named(), { ...offered, trips: [trip('C', 280)] }).kind).toBe('likely');
    expect(matchLine(line(280, 'SV Münster'), named(trip('D', 300)), offered).kind).toBe('other-amount');
    const two = [...dearer, trip('E', 290, 290, 'SV Münster')];
    expect(matchLine(line(280, 'SV Münster'), named(), { ...none, dearer: two }).kind).toBe('none');
  });

  it('matches nothing if no trip has its amount due', () => {
    expect(matchLine(line(300), named(), none)).toEqual({ kind: 'none', by: null, trips: [] });
  });
});

describe('a summary invoice', () => {
  const month = [trip('A', 300), trip('B', 200)];
  const other = [trip('C', 400, 400, 'SV Münster'), trip('D', 100, 100, 'SV Münster')];

  it('that is named is paid by what its unpaid trips have open', () => {
    const byInvoice = { by: 'invoice', trips: [trip('A', 300), trip('P', 0), trip('B', 200)] } as const;
    const proposal = matchLine(line(500), byInvoice, none);
    expect(proposal).toMatchObject({ kind: 'parts', by: 'invoice', trips: [{ reference: 'A' }, { reference: 'B' }] });
    expect(splitLine(500, proposal.trips).map(({ cents }) => cents)).toEqual([300, 200]);
    expect(matchLine(line(499), byInvoice, none).kind).toBe('several');
  });

  it('is found by its amount where it alone has it, or by the name of the payer', () => {
    expect(matchLine(line(500), named(), { trips: [], summaries: [month] })).toMatchObject({
      kind: 'together',
      by: 'amount',
      trips: month,
    });
    expect(matchLine(line(500), named(), { trips: [], summaries: [month, other] }).kind).toBe('none');
    expect(matchLine(line(500, 'S.V. Munster e.V.'), named(), { trips: [], summaries: [month, other] })).toMatchObject({ trips: other });
    const both = { trips: [trip('E', 500, 500, 'L. Garnier')], summaries: [month] };
    expect(matchLine(line(500), named(), both)).toMatchObject({ kind: 'likely', trips: [{ reference: 'E' }] });
    expect(matchLine(line(500, 'De Lijster'), named(), both)).toMatchObject({ kind: 'together' });
  });
});

it('recognises a name by a distinctive word', () => {
  expect(isSameName('Basisschool De Brug', 'Basisschool Het Anker')).toBe(false);
  expect(isSameName('Lycée Berthollet', 'BERTHOLLET')).toBe(true);
});
