import { describe, expect, it } from 'vitest';
import { renderPage } from '../../ui/testing/render-page.tsx';
import { createFormValues } from './form-values.ts';
import { TripSummary } from './trip-summary.tsx';

describe('TripSummary', () => {
  it.each([
    ['2027-01-21', '21/01/2027 09:00 – 17:30'],
    ['2027-01-23', '21/01/2027 09:00 – 23/01/2027 17:30'],
  ])('writes a day with its time as every page does: back on %s', (returnDate, expected) => {
    const values = createFormValues(new URLSearchParams({ from: 'Utrecht', to: 'Gent', date: '2027-01-21', returnDate }), 'key');
    expect(renderPage(() => <TripSummary values={values} />)).toContain(expected);
  });
});
