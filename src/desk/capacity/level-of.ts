import type { CapacityDay } from '#operations/capacity/rules/capacity.ts';

export type Level = 'plenty' | 'some' | 'last' | 'none' | 'stopped' | 'unlimited';

/** How much is left of the total: under a quarter is scarce, from 60 % on is plenty. */
export function levelOf({ own, allotted, partners, free, isStopped, isCounted }: CapacityDay): Level {
  if (isStopped) return 'stopped';
  if (!isCounted) return 'unlimited';
  if (free < 1) return 'none';
  const share = free / Math.max(own + allotted + partners, free);
  if (share < 0.25) return 'last';
  return share < 0.6 ? 'some' : 'plenty';
}
