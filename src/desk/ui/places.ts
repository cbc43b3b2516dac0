import type { StaffRight } from '#operations/staff/rules/rights.ts';

/** The places of the desk, in the order in which they are shown, each with the right that opens it. */
const places = [
  { to: '/', key: 'nav.today', right: 'see-trips' },
  { to: '/trips', key: 'nav.trips', right: 'see-trips' },
  { to: '/new', key: 'nav.new', right: 'price-trips' },
  { to: '/plan', key: 'nav.plan', right: 'assign-drivers' },
  { to: '/board', key: 'nav.board', right: 'assign-drivers' },
  { to: '/offers', key: 'nav.offers', right: 'assign-drivers' },
  { to: '/capacity', key: 'nav.capacity', right: 'see-fleet' },
  { to: '/fleet', key: 'nav.fleet', right: 'see-fleet' },
  { to: '/drivers', key: 'nav.drivers', right: 'see-fleet' },
  { to: '/payments', key: 'nav.payments', right: 'record-payments' },
  { to: '/figures', key: 'nav.figures', right: 'see-figures' },
  { to: '/pages', key: 'nav.pages', right: 'edit-pages' },
  { to: '/reviews', key: 'nav.reviews', right: 'judge-reviews' },
  { to: '/rates', key: 'nav.rates', right: 'edit-rates' },
  { to: '/people', key: 'nav.people', right: 'manage-people' },
  { to: '/audit', key: 'nav.audit', right: 'see-audit' },
] as const satisfies readonly { readonly right: StaffRight; readonly to: string; readonly key: string }[];

/** Those that somebody with these rights finds. */
export function listPlaces(rights: readonly string[]) {
  return places.filter(({ right }) => rights.includes(right));
}

/** Where somebody with these rights begins: today, or the first place that is his. */
export function beginsAt(rights: readonly string[]): string {
  return listPlaces(rights)[0]?.to ?? '/account';
}
