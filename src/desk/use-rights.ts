import { useRouteLoaderData } from 'react-router';
import type { StaffRight } from '#operations/staff/rules/rights.ts';
import type { loader } from './root.tsx';

/** The rights of the signed-in person. The server checks them again for each act. */
export function useRights(): { has(right: StaffRight): boolean } {
  const rights = useRouteLoaderData<typeof loader>('root')?.rights ?? [];
  return { has: (right) => rights.includes(right) };
}
