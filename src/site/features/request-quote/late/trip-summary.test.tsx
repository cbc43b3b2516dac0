import { describe, expect, it } from 'vitest';
import { createFormValues } from '../../../trip-editor/form-values.ts';
import { renderPage } from '../../../ui/testing/render-page.tsx';
import { TripSummary } from './trip-summary.tsx';

describe('TripSummary', () => {
  it.each([
    ['2027-01-21', /Thursday,? 21 January 2027, 09:00 – 17:30/],
    ['2027-01-23', /Thursday,? 21 January 2027, 09:00 – Saturday,? 23 January 2027, 17:30/],
  ])('says days in words, and the second where it is another: back on %s', (returnDate, expected) => {
    const values = createFormValues(new URLSearchParams({ from: 'Utrecht', to: 'Gent', date: '2027-01-21', returnDate }), 'key');
    expect(renderPage(() => <TripSummary values={values} />)).toMatch(expected);
  });
});
