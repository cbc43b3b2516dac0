import { scriptAfter } from '../../../ui/script-after.ts';

const load = () => import('./late/home-parts.ts');
const atOnce = import.meta.env.SSR ? await load() : null;

/** The read-only parts of the home page. The form's script loads before theirs. */
export const Board = atOnce?.Board ?? scriptAfter(async () => (await load()).Board);
export const Details = atOnce?.Details ?? scriptAfter(async () => (await load()).Details);
export const FleetRoad = atOnce?.FleetRoad ?? scriptAfter(async () => (await load()).FleetRoad);
export const HomeFigures = atOnce?.HomeFigures ?? scriptAfter(async () => (await load()).HomeFigures);
export const OtherTrips = atOnce?.OtherTrips ?? scriptAfter(async () => (await load()).OtherTrips);
export const RouteStrip = atOnce?.RouteStrip ?? scriptAfter(async () => (await load()).RouteStrip);
export const TrustLine = atOnce?.TrustLine ?? scriptAfter(async () => (await load()).TrustLine);

/** Before the first price of what is typed, because it changes the board and the route, which must be there. */
export const loadHomeParts = load;
