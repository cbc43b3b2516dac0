export { FleetRoad } from '../../fleet/fleet-road.tsx';
export { Board } from '../board.tsx';
export { swapPlaces } from '../fill-in.ts';
export { Details } from '../form-details.tsx';
export { HomeFigures } from '../home-figures.tsx';
export { OtherTrips } from '../other-trips.tsx';
export { RouteStrip } from '../route-strip.tsx';
export { TrustLine } from '../trust-line.tsx';
