import type { Context } from 'hono';
import type { LoadShedder } from './load-shedder.ts';
import { comeAgain, type PutOff, type PutOffPage } from './retry-after.ts';
import { listVisitorNetworks, type VisitorNetwork } from './visitor-address.ts';

/** Does work for one visitor, or asks the visitor to come back later. */
export type Admission = <Answer>(c: Context, work: () => Promise<Answer> | Answer) => Promise<Answer | Response>;

export type AdmissionOptions = {
  readonly loadShedder: LoadShedder;
  /** How many requests one visitor may have in progress; 0 for no limit. */
  readonly mostOfVisitor: number;
  readonly trustedProxies: number;
  readonly putOff: PutOffPage;
};

const full: PutOff = { reason: 'busy', wait: 5, message: 'Too many requests at once; try again in 5 s.' };
const tooManyOfOne: PutOff = { reason: 429, wait: 2, message: 'Too many requests from this address at once; try again in 2 s.' };

/** Sends a request through the load shedder unless its visitor already has too many in progress: one visitor cannot take all places. */
export function createAdmission({ loadShedder, mostOfVisitor, trustedProxies, putOff }: AdmissionOptions): Admission {
  const underWay = new Map<string, number>();
  const countOf = (name: string) => underWay.get(name) ?? 0;
  const add = (networks: readonly VisitorNetwork[], change: 1 | -1) => {
    for (const { name } of networks) {
      const count = countOf(name) + change;
      if (count === 0) underWay.delete(name);
      else underWay.set(name, count);
    }
  };
  return async <Answer>(c: Context, work: () => Promise<Answer> | Answer) => {
    const networks = mostOfVisitor === 0 ? [] : listVisitorNetworks(c, trustedProxies);
    if (networks.some(({ name, share }) => countOf(name) >= mostOfVisitor * share)) return comeAgain(c, tooManyOfOne, putOff);
    add(networks, 1);
    try {
      return await loadShedder.run<Answer | Response>(work, () => comeAgain(c, full, putOff));
    } finally {
      add(networks, -1);
    }
  };
}
