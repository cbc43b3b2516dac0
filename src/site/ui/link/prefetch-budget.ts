/**
 * Pages that a visitor is likely to open next, not every visible link, because each costs a data request (docs/specification.md#constants).
 */
const prefetchesPerPage = 6;

/** Whether another address may be prefetched on a page. The same address counts once. */
export function createPrefetchBudget(limit: number): (page: string, address: string) => boolean {
  let current = '';
  let granted = new Set<string>();
  return (page, address) => {
    if (page !== current) {
      current = page;
      granted = new Set();
    }
    if (address === page) return false;
    if (granted.size >= limit && !granted.has(address)) return false;
    granted.add(address);
    return true;
  };
}

export const takePrefetch = createPrefetchBudget(prefetchesPerPage);
