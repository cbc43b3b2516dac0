import { useRouteLoaderData } from 'react-router';
import type { StaffRight } from '#operations/staff/rules/rights.ts';
import type { loader } from './root.tsx';

/** What whoever looks at the page may do. The server asks again when he does it. */
export function useRights(): { has(right: StaffRight): boolean } {
  const rights = useRouteLoaderData<typeof loader>('root')?.rights ?? [];
  return { has: (right) => rights.includes(right) };
}
