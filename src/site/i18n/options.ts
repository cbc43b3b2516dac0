/** Loading texts: up to 5 retries, the delay starting at 250 ms and doubling. */
export const retry = { maxRetries: 5, retryTimeout: 250 } as const;

export const browserCache = { prefix: 'i18next_res_', expirationTime: 604_800_000, writeDelay: 10_000 } as const;
