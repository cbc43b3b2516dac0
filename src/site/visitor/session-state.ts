import type { Campaign } from './campaign.ts';

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

export type SessionState = {
  get(): Campaign;
  /** Takes over what is new; an empty value leaves the old one. */
  update(campaign: Campaign): void;
  /** Keeps it for the rest of the visit in the browser's storage, or no longer: only a visitor's consent allows the first. */
  keepIn(storage: Storage | null): void;
  reset(): void;
};

const key = 'campaign';
const nothing: Campaign = { gclid: '', utm: '' };

/**
 * The campaign by which this visit began (specification 3, "session state"): in memory, so that it lasts while one moves about the site,
 * and in the session's storage once that is allowed, so that it outlasts a page loaded anew.
 */
export function createSessionState(): SessionState {
  let campaign = nothing;
  let storage: Storage | null = null;
  const update: SessionState['update'] = ({ gclid, utm }) => {
    campaign = { gclid: gclid || campaign.gclid, utm: utm || campaign.utm };
    if (campaign.gclid || campaign.utm) tryTo(() => storage?.setItem(key, JSON.stringify(campaign)));
  };
  return {
    get: () => campaign,
    update,
    keepIn(next) {
      if (next === null) tryTo(() => storage?.removeItem(key));
      storage = next;
      const kept = parseCampaign(tryTo(() => storage?.getItem(key)) ?? null);
      update({ gclid: campaign.gclid || kept.gclid, utm: campaign.utm || kept.utm });
    },
    reset() {
      campaign = nothing;
      tryTo(() => storage?.removeItem(key));
    },
  };
}

/** Storage may be full, blocked or gone: the visit then goes on without. */
function tryTo<Value>(act: () => Value): Value | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

function parseCampaign(text: string | null): Campaign {
  const value: unknown = tryTo(() => JSON.parse(text ?? ''));
  if (typeof value !== 'object' || value === null) return nothing;
  const { gclid, utm } = value as { readonly gclid?: unknown; readonly utm?: unknown };
  return { gclid: typeof gclid === 'string' ? gclid : '', utm: typeof utm === 'string' ? utm : '' };
}
