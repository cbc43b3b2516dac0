import { expect, it } from 'vitest';
import { createFakeDesk, load } from '../testing/fake-desk.ts';
import { loader } from './figures.tsx';
import { loader as loadCsv } from './figures-export.ts';

const all = {
  ...{ kind: 'all' as const, value: '', asked: 4, priced: 3, booked: 2, driven: 1, cancelled: 0, bookedCents: 150_050, feeCents: 0 },
  ...{ bookedPercent: 50, meanCents: 75_025, meanLeadDays: 30, marginPercent: null },
};
const site = { ...all, kind: 'site' as const, value: 'nl' };
const figures = {
  from: '2026-08-31',
  to: '2026-11-23',
  today: '2026-11-26',
  madeAt: '2026-11-26T13:00:00Z',
  lines: [all, site],
  before: [],
};

function createDesk(asked: unknown[]) {
  const ofWeeks = async (of: unknown) => {
    asked.push(of);
    return figures;
  };
  return createFakeDesk({ queries: { figures: { ofWeeks } }, more: { language: 'nl', textsOf: () => ({ all: 'Alles samen' }) } });
}

it('the page of figures names each line, and shows the table that its address names', async () => {
  const asked: unknown[] = [];
  const shown = await load(loader, { desk: createDesk(asked), path: '/figures?from=2026-09-01&site=nl&by=week' });
  expect(asked).toEqual([{ from: '2026-09-01', to: '', site: 'nl' }]);
  expect(shown).toMatchObject({ by: 'week', site: 'nl' });
  expect(shown.lines.map(({ name }) => name)).toEqual(['Alles samen', 'nl']);
  expect((await load(loader, { desk: createDesk([]), path: '/figures?by=stars' })).by).toBe('site');
});

it('the file of figures has a line for each, with amounts in euros', async () => {
  const answer = await load(loadCsv, { desk: createDesk([]), path: '/figures.csv' });
  const [, first, second] = (await answer.text()).trim().split(/\r?\n/);
  expect(first).toContain('1500,5');
  expect(second).toContain('nl');
  expect(answer.headers.get('content-disposition')).toContain('figures.csv');
});
