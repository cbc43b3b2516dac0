import * as v from 'valibot';

const foundTrips = v.object({
  trips: v.array(
    v.object({
      reference: v.string(),
      customer: v.string(),
      route: v.string(),
      state: v.string(),
      date: v.nullable(v.string()),
    }),
  ),
  meant: v.array(v.string()),
  files: v.array(v.object({ kind: v.picklist(['driver', 'vehicle', 'operator']), id: v.string(), name: v.string(), detail: v.string() })),
});
export type FoundTrips = v.InferOutput<typeof foundTrips>;

/** The page of a driver, a vehicle or an operator. */
export function pathToFile({ kind, id }: { readonly kind: string; readonly id: string }): string {
  return kind === 'driver' ? `/drivers/${id}` : `/fleet/${kind === 'vehicle' ? 'vehicles' : 'operators'}/${id}`;
}

/** The trips that match what is typed so far; null where the desk did not answer. */
export async function fetchTrips(search: string, signal: AbortSignal): Promise<FoundTrips | null> {
  try {
    const response = await fetch(`/find?${new URLSearchParams({ q: search })}`, { signal, headers: { accept: 'application/json' } });
    const parsed = v.safeParse(foundTrips, response.ok ? await response.json() : null);
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
