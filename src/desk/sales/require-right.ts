import { data } from 'react-router';
import type { StaffRight } from '#operations/staff/rules/rights.ts';
import { MeDocument } from '../api/generated/operations.ts';
import type { DeskRequest } from '../desk-request.ts';

/** Shows a page to whoever has the right; to everybody else there is none. The API asks again. */
export async function requireRight(desk: DeskRequest, right: StaffRight): Promise<void> {
  const { rights } = await desk.execute(MeDocument, {});
  if (!rights.includes(right)) throw data(null, { status: 404 });
}
