import { expect, it } from 'vitest';
import { ApiError } from '../../api/api-client.ts';
import { findTravel } from './load-trip.ts';
import { away, createPage } from './testing/create-submission.ts';

/** A trip whose query is answered so, one answer a time it is asked. */
async function find(...answers: readonly unknown[]) {
  const left = [...answers];
  const page = createPage(() => left.shift());
  const reported: unknown[] = [];
  const travel = await findTravel({ ...page, reportError: (error) => reported.push(error) }, { id: 'key', withPicture: false });
  return { travel, reported, left };
}

it('is asked for once more where the API was away', async () => {
  const travel = { id: 'key' };
  expect(await find(away, travel)).toEqual({ travel, reported: [], left: [] });
});

it('is not there once it failed twice, and that is reported once', async () => {
  expect(await find(away, away, { id: 'key' })).toMatchObject({ travel: null, reported: [away], left: [{ id: 'key' }] });
});

it('is not asked for again where the fault is another, or where there is none', async () => {
  const fault = new ApiError('failed', 'a fault');
  expect(await find(fault, { id: 'key' })).toMatchObject({ travel: null, reported: [fault], left: [{ id: 'key' }] });
  expect(await find(null, { id: 'key' })).toMatchObject({ travel: null, reported: [], left: [{ id: 'key' }] });
});
