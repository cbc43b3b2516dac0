import fc from 'fast-check';

/** A point of Europe, at sea or on land. */
export const anyPoint = fc.record({
  latitude: fc.double({ min: 34, max: 70, noNaN: true }),
  longitude: fc.double({ min: -12, max: 32, noNaN: true }),
});

const number = fc.oneof(fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, -90, 90, -180, 180, 1e9, -0), fc.double());

/** Points, some of them invalid, for the tests and for the bench that measures their time. */
export const anyOddPoints = fc.array(fc.oneof(anyPoint, fc.record({ latitude: number, longitude: number })), {
  minLength: 2,
  maxLength: 4,
});
