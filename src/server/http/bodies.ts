import type { Context, Next } from 'hono';
import { type BodyFailure, type BodyLimits, beginReading, bodyLimits } from './read-body.ts';
import { listVisitorNetworks } from './visitor-address.ts';

export type BodyOptions = {
  /** Bodies of one visitor that are read at once; 0 for no limit. */
  readonly mostOfVisitor: number;
  readonly trustedProxies: number;
  readonly refuse: (c: Context, status: 400 | 408 | 413) => Promise<Response> | Response;
  readonly limitsOf?: (c: Context) => Promise<BodyLimits> | BodyLimits;
  /** Bodies that are read at once. */
  readonly most?: number;
};

/** A body is at most 64 KB, so these are at most 64 MB. */
const usualMost = 1_000;
const everybody = 'everybody';

const statusOf = { 'too-large': 413, 'too-slow': 408, broken: 400 } as const satisfies Record<BodyFailure, number>;

/**
 * Reads the body before any other work, so that a slow sender delays no one else. Size and time are limited; when too many are read at
 * once, the oldest is dropped for the newest.
 */
export function readBodies({ mostOfVisitor, trustedProxies, refuse, limitsOf = () => bodyLimits, most = usualMost }: BodyOptions) {
  const underWay = createReadings();
  return async (c: Context, next: Next): Promise<Response | undefined> => {
    const { raw } = c.req;
    if (!mayCarry(c)) {
      await next();
      return undefined;
    }
    const limits = await limitsOf(c);
    if (Number(raw.headers.get('content-length') ?? 0) > limits.bytes) return refuse(c, 413);
    if (raw.body === null) {
      await next();
      return undefined;
    }
    const reading = beginReading(raw.body, limits);
    const networks = mostOfVisitor === 0 ? [] : listVisitorNetworks(c, trustedProxies);
    const ofKind = limits.most === undefined ? [] : [{ name: 'long', most: limits.most }];
    const places = [{ name: everybody, most }, ...ofKind, ...networks.map(({ name, share }) => ({ name, most: mostOfVisitor * share }))];
    const leave = underWay.enter(places, reading.end);
    const body = await reading.done.finally(leave);
    if (typeof body === 'string') return refuse(c, statusOf[body]);
    c.req.raw = new Request(raw, { body });
    await next();
    return undefined;
  };
}

function mayCarry({ req }: Context): boolean {
  if (req.method === 'GET' || req.method === 'HEAD') return false;
  return req.raw.headers.has('transfer-encoding') || Number(req.raw.headers.get('content-length') ?? 0) > 0;
}

type Place = { readonly name: string; readonly most: number };

/** The bodies being read, under each key that counts them, in order of arrival. */
function createReadings() {
  const places = new Map<string, Set<() => void>>();
  return {
    enter(counted: readonly Place[], end: () => void): () => void {
      for (const { name, most } of counted) {
        const inPlace = places.get(name) ?? new Set();
        places.set(name, inPlace);
        const [first] = inPlace;
        if (inPlace.size >= most && first !== undefined) {
          inPlace.delete(first);
          first();
        }
        inPlace.add(end);
      }
      return () => {
        for (const { name } of counted) {
          const inPlace = places.get(name);
          inPlace?.delete(end);
          if (inPlace?.size === 0) places.delete(name);
        }
      };
    },
  };
}
