import type { LoaderFunctionArgs } from 'react-router';
import { type DeskRequest, requireSignedIn } from '../desk-request.ts';
import type { TodayLine } from './today-line.ts';

/**
 * What the pane shows of a line's trip. Finding the remedies of a knock-on effect takes time, so they are read for the chosen line only.
 */
export async function readBeside({ queries }: DeskRequest, { reference, kind }: { readonly reference: string; readonly kind: string }) {
  const beside = await queries.today.beside({ reference });
  if (beside === null) return null;
  const hasCures = kind === ('knock-on' satisfies TodayLine['kind']);
  return { ...beside, hasCures, knockOns: hasCures ? await queries.plan.knockOns({ reference }) : [] };
}

export type BesideLine = NonNullable<Awaited<ReturnType<typeof readBeside>>>;

/** For a line that is chosen without reading the page again. */
export async function loader({ params, ...args }: LoaderFunctionArgs) {
  const kind = new URL(args.request.url).searchParams.get('kind') ?? '';
  return await readBeside(requireSignedIn(args), { reference: params.reference ?? '', kind });
}
