import type { LoaderFunctionArgs } from 'react-router';
import { requireSignedIn } from '../desk-request.ts';

/** The time that the law leaves the drivers whose rows are in view. */
export async function loader(args: LoaderFunctionArgs) {
  const { searchParams } = new URL(args.request.url);
  const drivers = (searchParams.get('drivers') ?? '').split(',').filter((id) => id !== '');
  const asked = { from: searchParams.get('from') ?? '', days: searchParams.get('days') ?? '' };
  return await requireSignedIn(args).queries.plan.limits({ ...asked, drivers });
}
