/**
 * Adds the campaign of a page's address to the link that is followed before the page is hydrated. After hydration the campaign is
 * remembered. Runs in the browser from its own text, so it may not use anything outside itself. `names`: the parameters of a campaign;
 * `aliveMark`: prefix of a property that an element has once it is hydrated.
 */
export function carryCampaign(names: readonly string[], aliveMark: string): void {
  const here = new URLSearchParams(location.search);
  const carried = names.filter((name) => here.has(name));
  if (carried.length > 0) addEventListener('click', carry, true);

  function carry({ target }: Event): void {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link === null || link.origin !== location.origin || isAlive(link)) return;
    const to = new URL(link.href);
    for (const name of carried) if (!to.searchParams.has(name)) to.searchParams.set(name, here.get(name) ?? '');
    link.href = to.href;
  }

  function isAlive(element: Element): boolean {
    return Object.keys(element).some((key) => key.startsWith(aliveMark));
  }
}
