import { describe, expect, it } from 'vitest';
import { fieldId } from './field-id.ts';

describe('fieldId', () => {
  it.each([
    ['email', 'email'],
    ['stops[0].date', 'stops-0-date'],
    ['customer.firstName', 'customer-firstName'],
    ['stops[12]', 'stops-12'],
  ])('%s becomes %s', (name, id) => {
    expect(fieldId(name)).toBe(id);
  });
});
