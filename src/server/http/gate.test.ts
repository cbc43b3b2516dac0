import { describe, expect, it } from 'vitest';
import { createGate } from './gate.ts';

describe('createGate', () => {
  it('does as many at once as it may, refuses the next, and lets in again who comes after', async () => {
    const { run } = createGate(2);
    const { promise: ended, resolve: end } = Promise.withResolvers<string>();
    const refuse = () => 'refused';
    const first = [run(() => ended, refuse), run(() => ended, refuse)];
    expect(await run(() => 'done', refuse)).toBe('refused');
    end('done');
    expect(await Promise.all(first)).toEqual(['done', 'done']);
    expect(await run(() => 'done', refuse)).toBe('done');
  });

  it('has room again after a work that failed', async () => {
    const { run } = createGate(1);
    const failing = () => Promise.reject(new Error('away'));
    await expect(run(failing, () => 'refused')).rejects.toThrow('away');
    expect(
      await run(
        () => 'done',
        () => 'refused',
      ),
    ).toBe('done');
  });

  it('has no limit of 0', async () => {
    const { run } = createGate(0);
    const never = new Promise<string>(() => undefined);
    void run(
      () => never,
      () => 'refused',
    );
    expect(
      await run(
        () => 'done',
        () => 'refused',
      ),
    ).toBe('done');
  });
});
