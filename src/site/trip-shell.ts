import { useMatches } from 'react-router';
import * as v from 'valibot';

/** What a trip's page tells the shell around it: the header shows the reference and its logo leads back to the trip. */
const tripShellSchema = v.object({
  flow: v.picklist(['quote', 'my-quote', 'booking', 'my-booking', 'direct-booking']),
  id: v.string(),
  /** Null while it is loading or missing: shown as "-" (specification 2.6). */
  reference: v.nullable(v.string()),
});

export type TripShell = v.InferOutput<typeof tripShellSchema>;

/** The trip of the current page, when its loader returned `{ tripShell }`. */
export function useTripShell(): TripShell | null {
  const matches = useMatches();
  for (const match of matches.toReversed()) {
    const parsed = v.safeParse(v.object({ tripShell: tripShellSchema }), match.loaderData);
    if (parsed.success) return parsed.output.tripShell;
  }
  return null;
}
