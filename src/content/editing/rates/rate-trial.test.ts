import { expect, it } from 'vitest';
import { summariseTrial } from './rate-trial.ts';

const tried = (beforeCents: number | null, afterCents: number | null) => ({
  name: 'NL-26-1',
  site: 'nl',
  option: 'cheapest' as const,
  passengers: 40,
  beforeCents,
  afterCents,
});

it('counts trips that become dearer, cheaper, or need a person', () => {
  const summary = summariseTrial([
    tried(100_00, 105_00),
    tried(100_00, 100_00),
    tried(100_00, 70_00),
    tried(100_00, null),
    tried(null, 90_00),
  ]);
  expect(summary).toMatchObject({
    count: 5,
    dearer: 1,
    cheaper: 1,
    same: 1,
    toPerson: 1,
    fromPerson: 1,
    beforeCents: 300_00,
    afterCents: 275_00,
  });
  expect(summary.steps.filter(({ count }) => count > 0)).toEqual([
    { from: null, until: -20, count: 1 },
    { from: 5, until: 10, count: 1 },
  ]);
});
