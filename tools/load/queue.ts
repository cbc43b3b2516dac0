/** A share of all requests, and the processor time of one in milliseconds. */
export type Work = { readonly share: number; readonly milliseconds: number };

export type Load = {
  /** Arrivals a second, at random moments: each visitor acts alone. */
  readonly rate: number;
  /** Web processes that each do one piece of work at a time, from one queue. */
  readonly servers: number;
  readonly works: readonly Work[];
  readonly requests: number;
  /** From 0 up to 1, excluded. */
  readonly random: () => number;
};

/** Milliseconds from arrival to answer, of all requests; and how busy the servers were. */
export type Waiting = { readonly p50: number; readonly p95: number; readonly p99: number; readonly busy: number; readonly mean: number };

/** Mean milliseconds of processor time a request. */
export function meanCost(works: readonly Work[]): number {
  const shares = works.reduce((sum, { share }) => sum + share, 0);
  return works.reduce((sum, { share, milliseconds }) => sum + share * milliseconds, 0) / shares;
}

/** The share of their time that servers work, from arrivals a second; above 1 the queue grows without end. */
export function loadOf({ rate, servers, works }: Pick<Load, 'rate' | 'servers' | 'works'>): number {
  return (rate * meanCost(works)) / 1_000 / servers;
}

/** Servers for a rate, of which each is busy for at most this share of the time. */
export function serversFor({ rate, works, mostBusy }: Pick<Load, 'rate' | 'works'> & { readonly mostBusy: number }): number {
  return Math.max(1, Math.ceil(loadOf({ rate, servers: 1, works }) / mostBusy));
}

/**
 * Simulates requests in the order of their arrival, one queue for all servers. Arrivals are a Poisson process; a kind of work always takes
 * the same. Throws a RangeError where the servers cannot keep up: there is no answer then.
 */
export function simulateQueue(load: Load): Waiting {
  const { rate, servers, works, requests, random } = load;
  if (loadOf(load) >= 1) throw new RangeError(`${servers} servers cannot do ${rate} requests a second`);
  const freeAt = new Float64Array(servers);
  const times: number[] = [];
  let now = 0;
  let worked = 0;
  for (let request = 0; request < requests; request += 1) {
    now += (-Math.log(1 - random()) * 1_000) / rate;
    const next = indexOfLeast(freeAt);
    const milliseconds = drawWork(works, random());
    const done = Math.max(now, freeAt[next] ?? 0) + milliseconds;
    freeAt[next] = done;
    worked += milliseconds;
    times.push(done - now);
  }
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.max(0, Math.ceil(times.length * share) - 1)] ?? 0;
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), mean, busy: worked / servers / Math.max(...freeAt) };
}

function indexOfLeast(values: Float64Array): number {
  let least = 0;
  for (let at = 1; at < values.length; at += 1) if ((values[at] ?? 0) < (values[least] ?? 0)) least = at;
  return least;
}

function drawWork(works: readonly Work[], drawn: number): number {
  let left = drawn * works.reduce((sum, { share }) => sum + share, 0);
  for (const { share, milliseconds } of works) {
    left -= share;
    if (left < 0) return milliseconds;
  }
  return works.at(-1)?.milliseconds ?? 0;
}

/** The same numbers each time: a linear congruential generator (Numerical Recipes). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
