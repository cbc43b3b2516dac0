import { expect, it } from 'vitest';
import { describeCrews } from './describe-crew.ts';

const line = (driverName: string, vehicle: string, operator?: string) => ({
  ...{ driverName, driverPhone: '+31612345678', vehicle },
  ...(operator === undefined ? {} : { operator }),
});

it('names drivers with their vehicle, without a telephone number, each crew once', () => {
  const placements = [
    { vehicleIndex: 0, lines: [line('Jan', '12-BRX-4, white'), line('Piet', '12-BRX-4, white')] },
    { vehicleIndex: 0, lines: [line('Jan', '12-BRX-4, white')] },
    { vehicleIndex: 1, lines: [line('', '', 'Brouwer Tours')] },
    { vehicleIndex: 2, lines: [line('Jo', 'AB-1', 'Brouwer Tours')] },
  ];
  expect([...describeCrews(placements)]).toEqual([
    [0, 'Jan, Piet · 12-BRX-4, white'],
    [1, 'Brouwer Tours'],
    [2, 'Jo · Brouwer Tours · AB-1'],
  ]);
});

it('distinguishes the crews of two days', () => {
  const placements = [
    { vehicleIndex: 0, lines: [line('Jan', 'AA-1')] },
    { vehicleIndex: 0, lines: [line('Piet', 'BB-2')] },
  ];
  expect([...describeCrews(placements)]).toEqual([[0, 'Jan · AA-1 / Piet · BB-2']]);
});
