import { beforeAll, describe, expect, it } from 'vitest';
import { chooseRateBook } from '#domain/pricing/rates/rate-book.ts';
import type { Fields } from '../merge-fields.ts';
import { readSourceFiles, type SourceFile } from '../source-files.ts';
import { createRateRows } from './create-rate-rows.ts';
import { readRateBooks } from './read-rate-books.ts';

let shipped: readonly SourceFile[] = [];

beforeAll(async () => {
  const { files } = await readSourceFiles('content/rates');
  shipped = files.map(({ path, fields }) => ({ path: `rates/${path}`, fields }));
});

const cardPath = 'rates/2026-01-01/rate-card.yaml';
const fieldsOf = (path: string): Fields => shipped.find((file) => file.path === path)?.fields ?? {};

/** The issues of a file after changing some of its fields. */
function issuesWith(path: string, changes: Fields) {
  const { issues } = createRateRows(shipped.map((file) => (file.path === path ? { path, fields: { ...file.fields, ...changes } } : file)));
  return issues.map(({ file, field, message }) => `${file} ${field}: ${message}`);
}

describe('createRateRows', () => {
  it('finds nothing wrong with the books that we ship, and reads them back', () => {
    const { rows, issues } = createRateRows(shipped);
    expect(issues).toEqual([]);
    const { books, problems } = readRateBooks(JSON.parse(JSON.stringify(rows)));
    expect(problems).toEqual([]);
    expect(books[0]?.version).toMatch(/^2026-01-01 [0-9a-f]{8}$/);
  });

  it.each<readonly [string, Fields, string]>([
    ['a price below 0', { overnightCents: -1 }, 'overnightCents: is below 0'],
    ['half a cent', { secondDriverDayCents: 0.5 }, 'secondDriverDayCents: must be whole cents'],
    ['a word for a number', { overnightCents: 'much' }, 'overnightCents: must be number, not "much"'],
    ['a field that is none', { nightly: 3 }, 'nightly: is not a field of this kind of content'],
    [
      'a 13th month',
      { seasons: { NL: [{ months: [13], percent: 5 }], BE: [], DE: [], FR: [], ES: [] } },
      'seasons.NL.0.months.0: is no month',
    ],
    ['a country of ours without its level', { countryPercent: { NL: 100, BE: 100, DE: 100, FR: 100 } }, 'countryPercent.ES: is missing'],
    [
      'a vehicle that we do not have',
      { vehiclePercent: { FR: { tram: 90 } } },
      'vehiclePercent.FR.tram: is not a field of this kind of content',
    ],
    ['an hour after the day', { night: { fromHour: 25, untilHour: 6, percent: 20 } }, 'night.fromHour: is above 24'],
  ])('names the file, the field and the reason: %s', (_, changes, said) => {
    expect(issuesWith(cardPath, changes)).toEqual([`${cardPath} ${said}`]);
  });

  it.each<readonly [string, string, Fields, string]>([
    ['a deposit that leaves nothing', 'payment-terms', { depositPercent: 95 }, 'depositPercent: is above 90'],
    ['half a day', 'payment-terms', { depositDays: 1.5 }, 'depositDays: must be a whole number'],
    [
      'a rate that does not rise',
      'cancellation-terms',
      {
        rates: [
          { atLeast: 30, in: 'days', percent: 20 },
          { atLeast: 8, in: 'days', percent: 20 },
        ],
      },
      'rates.1.percent: must be higher than in the row before',
    ],
    [
      'a time that is no shorter, in whatever it is counted',
      'cancellation-terms',
      {
        rates: [
          { atLeast: 2, in: 'days', percent: 20 },
          { atLeast: 48, in: 'hours', percent: 30 },
        ],
      },
      'rates.1.atLeast: must be shorter than in the row before',
    ],
    ['an end below the last rate', 'cancellation-terms', { finalPercent: 60 }, 'finalPercent: must be higher than in the row before'],
    ['no rate', 'cancellation-terms', { rates: [] }, 'rates: names no rate'],
  ])('holds terms to what they mean: %s', (_, file, changes, said) => {
    const path = `rates/2026-01-01/${file}.yaml`;
    expect(issuesWith(path, changes)).toEqual([`${path} ${said}`]);
  });

  it('reports a depot outside Europe and an empty box', () => {
    const path = 'rates/2026-01-01/depots.yaml';
    const yards = { ...(fieldsOf(path).yards as Fields), NL: [{ town: 'Nieuwegein', latitude: 5.081, longitude: 52.029 }] };
    expect(issuesWith(path, { yards })).toEqual([
      `${path} yards.NL.0.latitude: lies south of Europe`,
      `${path} yards.NL.0.longitude: lies east of Europe`,
    ]);
    const box = { south: 40, north: 39, west: 2, east: 3 };
    const islands = [{ key: 'mallorca', country: 'ES', boxes: [box], yards: [{ town: 'Palma', latitude: 39.5, longitude: 2.6 }] }];
    expect(issuesWith(path, { islands })).toEqual([`${path} islands.0.boxes.0: has no inside`]);
  });

  it('reports misplaced files, and a first book that lacks a table', () => {
    const stray = [
      { path: 'rates/rate-card.yaml', fields: fieldsOf(cardPath) },
      { path: 'rates/2026-02-30/rate-card.yaml', fields: fieldsOf(cardPath) },
      { path: 'rates/2026-01-01/prices.yaml', fields: {} },
    ];
    const { issues } = createRateRows([...shipped.filter(({ path }) => !path.endsWith('tolls.yaml')), ...stray]);
    expect(issues.map(({ file }) => file)).toEqual([...stray.map(({ path }) => path), 'rates/2026-01-01/tolls.yaml']);
    expect(createRateRows([]).issues).toEqual([{ file: 'rates', field: '', message: 'holds no rate book' }]);
  });

  it('uses the later book from its start date, also for unchanged tables', () => {
    const later = { path: 'rates/2027-01-01/rate-card.yaml', fields: { ...fieldsOf(cardPath), overnightCents: 12_000 } };
    const { rows, issues } = createRateRows([...shipped, later]);
    expect(issues).toEqual([]);
    const { books } = readRateBooks(rows);
    const [before, after] = ['2026-12-31', '2027-01-01'].map((date) => chooseRateBook(books, date));
    expect([before?.card.overnightCents, after?.card.overnightCents]).toEqual([11_000, 12_000]);
    expect(after?.depots).toEqual(before?.depots);
    expect(chooseRateBook(books, '2020-01-01')).toBe(before);
  });

  it('gives a book another version once a figure of it is another', () => {
    const versionOf = (files: readonly SourceFile[]) => readRateBooks(createRateRows(files).rows).books[0]?.version;
    const changed = shipped.map((file) =>
      file.path === cardPath ? { ...file, fields: { ...file.fields, overnightCents: 11_001 } } : file,
    );
    expect(versionOf(shipped)).toBe(versionOf([...shipped].reverse()));
    expect(versionOf(changed)).not.toBe(versionOf(shipped));
  });
});
