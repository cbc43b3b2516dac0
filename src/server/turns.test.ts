import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

it('runs the maximum at once, queues others and refuses the next', async () => {
  const takeTurn = createTurns(1, 1);
  const first = Promise.withResolvers<string>();
  const began: string[] = [];
  const work = (name: string, answer: Promise<string>) =>
    takeTurn(async () => {
      began.push(name);
      return await answer;
    });
  const one = work('one', first.promise);
  const two = work('two', Promise.reject(new Error('a fault')));
  expect(await work('three', Promise.resolve('3'))).toBeNull();
  expect(began).toEqual(['one']);
  first.resolve('1');
  expect(await one).toBe('1');
  await expect(two).rejects.toThrow('a fault');
  expect(await work('four', Promise.resolve('4'))).toBe('4');
  expect(began).toEqual(['one', 'two', 'four']);
});
