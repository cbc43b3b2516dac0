import type { StaffRight } from '#operations/staff/rules/rights.ts';
import type { IconName } from './icons/icon-names.ts';

type PlaceShape = {
  readonly to: string;
  readonly key: string;
  readonly right: StaffRight;
  readonly icon: IconName;
  readonly group: PlaceGroup;
  /** After G, this letter goes there. */
  readonly go: string;
};

export const placeGroups = ['work', 'resources', 'manage'] as const;
export type PlaceGroup = (typeof placeGroups)[number];

/** The places of the desk, in the order shown, each with the right that opens it. */
const places = [
  { to: '/', key: 'nav.today', right: 'see-trips', icon: 'today', group: 'work', go: 't' },
  { to: '/trips', key: 'nav.trips', right: 'see-trips', icon: 'trips', group: 'work', go: 'r' },
  { to: '/customers', key: 'nav.customers', right: 'see-trips', icon: 'user', group: 'work', go: 'k' },
  { to: '/messages', key: 'nav.messages', right: 'see-trips', icon: 'mail', group: 'work', go: 'a' },
  { to: '/new', key: 'nav.new', right: 'price-trips', icon: 'plus', group: 'work', go: 'n' },
  { to: '/quotes', key: 'nav.quotes', right: 'price-trips', icon: 'phone', group: 'work', go: 'q' },
  { to: '/board', key: 'nav.board', right: 'assign-drivers', icon: 'board', group: 'work', go: 'b' },
  { to: '/plan', key: 'nav.plan', right: 'assign-drivers', icon: 'list', group: 'work', go: 'p' },
  { to: '/offers', key: 'nav.offers', right: 'assign-drivers', icon: 'offer', group: 'work', go: 'o' },
  { to: '/payments', key: 'nav.payments', right: 'record-payments', icon: 'money', group: 'work', go: 'm' },
  { to: '/capacity', key: 'nav.capacity', right: 'see-fleet', icon: 'capacity', group: 'resources', go: 'c' },
  { to: '/fleet', key: 'nav.fleet', right: 'see-fleet', icon: 'coach', group: 'resources', go: 'f' },
  { to: '/drivers', key: 'nav.drivers', right: 'see-fleet', icon: 'driver', group: 'resources', go: 'd' },
  { to: '/pages', key: 'nav.pages', right: 'edit-pages', icon: 'page', group: 'manage', go: 'e' },
  { to: '/reviews', key: 'nav.reviews', right: 'judge-reviews', icon: 'star', group: 'manage', go: 'v' },
  { to: '/rates', key: 'nav.rates', right: 'edit-rates', icon: 'tag', group: 'manage', go: 'x' },
  { to: '/figures', key: 'nav.figures', right: 'see-figures', icon: 'chart', group: 'manage', go: 'i' },
  { to: '/agencies', key: 'nav.agencies', right: 'manage-agencies', icon: 'globe', group: 'manage', go: 'w' },
  { to: '/people', key: 'nav.people', right: 'manage-people', icon: 'people', group: 'manage', go: 's' },
  { to: '/approvals', key: 'nav.approvals', right: 'manage-fleet', icon: 'check', group: 'manage', go: 'u' },
  { to: '/privacy', key: 'nav.privacy', right: 'erase-customers', icon: 'eye-off', group: 'manage', go: 'y' },
  { to: '/audit', key: 'nav.audit', right: 'see-audit', icon: 'log', group: 'manage', go: 'l' },
] as const satisfies readonly PlaceShape[];

export type Place = (typeof places)[number];

/** The places for somebody with these rights. */
export function listPlaces(rights: readonly string[]): readonly Place[] {
  return places.filter(({ right }) => rights.includes(right));
}

/** The first page for somebody with these rights: Today, or the first place they may open. */
export function beginsAt(rights: readonly string[]): string {
  return listPlaces(rights)[0]?.to ?? '/account';
}
