import { describe, expect, it } from 'vitest';
import { createPulse } from './pulse.ts';

function createTimedPulse() {
  const clock = { now: 5_000 };
  return { clock, pulse: createPulse(() => clock.now) };
}

describe('the pulse of the worker', () => {
  it('lives from its start on', () => {
    expect(createTimedPulse().pulse.read()).toEqual({ isAlive: true, ages: { mail: 0, due: 0 } });
  });

  it('is gone when one loop finished nothing for too long, whatever the other does', () => {
    const { clock, pulse } = createTimedPulse();
    clock.now += 299_000;
    pulse.beat('due');
    expect(pulse.read()).toEqual({ isAlive: true, ages: { mail: 299, due: 0 } });
    clock.now += 2_000;
    pulse.beat('due');
    expect(pulse.read()).toEqual({ isAlive: false, ages: { mail: 301, due: 0 } });
    pulse.beat('mail');
    expect(pulse.read().isAlive).toBe(true);
    clock.now += 901_000;
    pulse.beat('mail');
    expect(pulse.read()).toEqual({ isAlive: false, ages: { mail: 0, due: 901 } });
  });
});
