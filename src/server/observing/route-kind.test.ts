import { expect, it } from 'vitest';
import { routeKindOf } from './route-kind.ts';

const kindOf = (url: string, host = 'nl.localhost:3000') => routeKindOf({ host, url, deskHost: 'desk.localhost' });

it.each([
  ['/', 'page'],
  ['/locaties/utrecht?lng=nl', 'page'],
  ['/no-such-address', 'page'],
  ['/my-quote/AAAAAAAAAAAAAAAAAAAAAAAAAAA', 'trip-page'],
  ['/my-booking/AAAAAAAAAAAAAAAAAAAAAAAAAAA/documents/confirmation.pdf', 'trip-file'],
  ['/shared/AAAAAAAAAAAAAAAAAAAAAAAAAAA', 'trip-page'],
  ['/graphql', 'graphql'],
  ['/assets/entry-1.js', 'file'],
  ['/api/faq?page=home', 'block'],
  ['/api/errors', 'report'],
  ['/health/live', 'health'],
])('%s is of kind %s', (url, kind) => {
  expect(kindOf(url)).toBe(kind);
});

it('treats all of the desk as one kind, except its health', () => {
  expect(kindOf('/trips/1', 'Desk.localhost:3000')).toBe('desk');
  expect(kindOf('/health/live', 'desk.localhost')).toBe('health');
});
