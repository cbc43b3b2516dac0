import { tripKey } from '../values/trip-key.ts';
import { customerTimeLeft, parseStoredTrip, type SessionTrip, type StoredTrip, toStoredTrip, withoutCustomer } from './session-trip.ts';

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The data of a visit (docs/specification.md#session-state), in that order. */
export type SessionData = {
  /** The visitor's position in degrees; null, because no page asks the browser for it (decision 0096). */
  readonly geolocation: { readonly latitude: number; readonly longitude: number } | null;
  readonly trip: SessionTrip | null;
  /** Of the trip above: the lowest of the prices that it can be had for, in cents incl. VAT. */
  readonly quoteIndication: { readonly minimumCents: number } | null;
  /** Of the trip above: the price of the choice that is shown, in cents incl. VAT. */
  readonly tripPriceCents: number | null;
  /** The UTM string with the device class behind it (docs/specification.md#calls). */
  readonly utm: string;
  readonly gclid: string;
};

export type SessionState = {
  get(): SessionData;
  /** Sets the given values. An empty campaign keeps the one with which the visit began. */
  update(changes: Partial<SessionData>): void;
  /** Keeps the campaign for the rest of the visit in the browser's storage, or no longer: only a visitor's consent allows the first. */
  storeCampaignIn(storage: Storage | null): void;
  /** Forgets all of it, in the storage too. */
  reset(): void;
};

type Surroundings = {
  readonly findTripStorage: () => Storage | null;
  readonly clock: {
    /** Milliseconds since 1970. */
    readonly now: () => number;
    /** Runs something after this many milliseconds; the returned function cancels it. */
    readonly later: (run: () => void, milliseconds: number) => () => void;
  };
};

const campaignKey = 'campaign';
const nothing: SessionData = { geolocation: null, trip: null, quoteIndication: null, tripPriceCents: null, utm: '', gclid: '' };

/**
 * The state of a visit: in memory, so that it lasts while the visitor navigates within the site. Two parts survive a page load: the
 * campaign, once that is allowed, and a half-typed trip, in the storage that `findTripStorage` finds, which needs no consent because it
 * serves what the visitor is doing. Personal details are removed from it half an hour after the last key press, by this tab or the next
 * page that reads it. A trip that was sent is never stored.
 */
export function createSessionState({ findTripStorage, clock }: Surroundings): SessionState {
  let data = nothing;
  let campaignStorage: Storage | null = null;
  let isTripRead = false;
  let callOff = () => {};
  const readTrip = () => {
    if (isTripRead) return;
    isTripRead = true;
    const stored = parseStoredTrip(readJson(findTripStorage(), tripKey));
    if (stored === null) return;
    const { typedAt: _, ...draft } = dropCustomerInTime(stored);
    data = { ...data, trip: { kind: 'planned', draft } };
  };
  /** The part that may still be read. The storage loses personal details at once, or when their time has come. */
  const dropCustomerInTime = (stored: StoredTrip): StoredTrip => {
    callOff();
    const left = customerTimeLeft(stored, clock.now());
    const drop = () => write(findTripStorage(), tripKey, withoutCustomer(stored));
    if (left > 0) callOff = clock.later(drop, left);
    else drop();
    return left > 0 ? stored : withoutCustomer(stored);
  };
  const storeTrip = (trip: SessionTrip | null) => {
    const stored = toStoredTrip(trip, clock.now());
    write(findTripStorage(), tripKey, stored);
    if (stored === null) callOff();
    else dropCustomerInTime(stored);
  };
  const update: SessionState['update'] = (changes) => {
    readTrip();
    data = { ...data, ...changes, utm: changes.utm || data.utm, gclid: changes.gclid || data.gclid };
    const { utm, gclid, trip } = data;
    if (utm || gclid) write(campaignStorage, campaignKey, { gclid, utm });
    if ('trip' in changes) storeTrip(trip);
  };
  return {
    get() {
      readTrip();
      return data;
    },
    update,
    storeCampaignIn(next) {
      if (next === null) write(campaignStorage, campaignKey, null);
      campaignStorage = next;
      const kept = parseCampaign(readJson(next, campaignKey));
      update({ gclid: data.gclid || kept.gclid, utm: data.utm || kept.utm });
    },
    reset() {
      data = nothing;
      isTripRead = true;
      write(campaignStorage, campaignKey, null);
      storeTrip(null);
    },
  };
}

/** Writes a value, or removes it. Storage may be full, blocked or gone: the visit then continues without it. */
function write(storage: Storage | null, key: string, value: unknown): void {
  try {
    if (value === null) storage?.removeItem(key);
    else storage?.setItem(key, JSON.stringify(value));
  } catch {
    // Memory has it.
  }
}

function readJson(storage: Storage | null, key: string): unknown {
  try {
    return JSON.parse(storage?.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function parseCampaign(value: unknown): Pick<SessionData, 'gclid' | 'utm'> {
  if (typeof value !== 'object' || value === null) return nothing;
  const { gclid, utm } = value as { readonly gclid?: unknown; readonly utm?: unknown };
  return { gclid: typeof gclid === 'string' ? gclid : '', utm: typeof utm === 'string' ? utm : '' };
}
