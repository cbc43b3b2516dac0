import type { LoaderFunctionArgs } from 'react-router';
import { readWhole } from '#domain/input/read-whole.ts';
import { BoardLimitsDocument } from '../../api/generated/operations.ts';
import { requireSignedIn } from '../../desk-request.ts';

/** What is left to the drivers whose rows are looked at. */
export async function loader(args: LoaderFunctionArgs) {
  const { searchParams } = new URL(args.request.url);
  const drivers = (searchParams.get('drivers') ?? '').split(',').filter((id) => id !== '');
  const asked = { from: searchParams.get('from') ?? '', days: readWhole(searchParams.get('days')) || 1 };
  return await requireSignedIn(args).execute(BoardLimitsDocument, { ...asked, drivers });
}
