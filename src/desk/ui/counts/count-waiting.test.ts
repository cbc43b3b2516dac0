import { expect, it } from 'vitest';
import { countByPlace } from './count-waiting.ts';

it('counts everything on Today, and at its own place if it has one', () => {
  const counts = countByPlace(['coach', 'coach', 'offer', 'overdue', 'card', 'review', 'message', 'mention', 'request']);
  expect(counts).toEqual({ '/': 9, '/board': 2, '/offers': 1, '/payments': 1, '/drivers': 1, '/fleet': 0, '/reviews': 1, '/messages': 1 });
});

it('shows no counts if nothing waits', () => {
  expect(countByPlace([])).toEqual({
    '/': 0,
    '/board': 0,
    '/offers': 0,
    '/payments': 0,
    '/drivers': 0,
    '/fleet': 0,
    '/reviews': 0,
    '/messages': 0,
  });
});
