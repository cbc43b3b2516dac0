import { describe, expect, it } from 'vitest';
import { tripQueryOf } from './trip-query.ts';

describe('tripQueryOf', () => {
  it.each([
    ['', ''],
    ['?gclid=x&utm_source=y&lng=frBE&from=', ''],
    ['?from=Den+Haag&gclid=x&via0=Gouda&passengers=30', 'from=Den+Haag&via0=Gouda&passengers=30'],
  ])('%j says %j', (search, query) => {
    expect(tripQueryOf(search)).toBe(query);
  });
});
