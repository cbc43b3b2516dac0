import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requestCosts, visitPattern } from './costs.ts';
import { formatPlans, planLoad } from './plan-load.ts';
import { createRandom, loadOf, meanCost, serversFor, simulateQueue } from './queue.ts';

const tenMilliseconds = [{ share: 1, milliseconds: 10 }];

describe('a queue', () => {
  it('waits as long as the formula for one server with fixed work says (Pollaczek and Khinchine)', () => {
    const load = { rate: 60, servers: 1, works: tenMilliseconds };
    const busy = loadOf(load);
    const expected = 10 + (busy * 10) / (2 * (1 - busy));
    const { mean } = simulateQueue({ ...load, requests: 400_000, random: createRandom(1) });
    expect(busy).toBeCloseTo(0.6);
    expect(Math.abs(mean / expected - 1)).toBeLessThan(0.03);
  });

  it('makes nobody wait where hardly anybody comes', () => {
    const { p50, p99, busy } = simulateQueue({ rate: 0.1, servers: 2, works: tenMilliseconds, requests: 10_000, random: createRandom(2) });
    expect([p50, p99].map((time) => Number(time.toFixed(6)))).toEqual([10, 10]);
    expect(busy).toBeLessThan(0.001);
  });

  it('has no answer where the servers cannot keep up', () => {
    expect(() => simulateQueue({ rate: 100, servers: 1, works: tenMilliseconds, requests: 10, random: createRandom(3) })).toThrow(
      RangeError,
    );
  });

  it('waits no longer with one server more, and never less than the work takes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 90 }), fc.integer({ min: 1, max: 6 }), fc.integer(), (rate, servers, seed) => {
        const load = { rate, works: tenMilliseconds, requests: 500 };
        const few = simulateQueue({ ...load, servers, random: createRandom(seed) });
        const more = simulateQueue({ ...load, servers: servers + 1, random: createRandom(seed) });
        expect(more.p99).toBeLessThanOrEqual(few.p99 + 1e-6);
        expect(more.p50).toBeGreaterThan(9.999);
      }),
      { numRuns: 50 },
    );
  });
});

describe('servers for a rate', () => {
  it('are as many as keep each below the bar', () => {
    expect(serversFor({ rate: 60, works: tenMilliseconds, mostBusy: 0.6 })).toBe(1);
    expect(serversFor({ rate: 61, works: tenMilliseconds, mostBusy: 0.6 })).toBe(2);
    expect(serversFor({ rate: 0, works: tenMilliseconds, mostBusy: 0.6 })).toBe(1);
  });

  it('cost the mean of the mix', () => {
    expect(meanCost([...tenMilliseconds, { share: 3, milliseconds: 2 }])).toBe(4);
  });
});

describe('a plan', () => {
  it('shares all requests, and keeps its servers as free as promised', () => {
    expect(requestCosts.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
    for (const visits of [1, 1e4, 1e6, 1e8]) {
      const { rate, webProcesses } = planLoad(visits);
      expect(loadOf({ rate, servers: webProcesses, works: requestCosts })).toBeLessThanOrEqual(visitPattern.mostBusy);
    }
  });

  it('stands in the document as the command prints it', () => {
    expect(readFileSync('docs/operating/scale.md', 'utf8')).toContain(formatPlans([1e4, 1e6, 1e8].map(planLoad)));
  });
});
