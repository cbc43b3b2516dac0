/** Holiday parks, where groups stay for days, and race tracks, which only open for an event: neither is a sight for a day. */
const parks = /^venue:(?:center-parcs|landal|roompot)-|^venue:bois-aux-daims$/;
const tracks: ReadonlySet<string> = new Set(
  [
    ...['tt-assen', 'circuit-zandvoort', 'spa-francorchamps', 'circuit-zolder', 'hockenheimring', 'le-mans-circuit', 'paul-ricard'],
    ...['circuit-catalunya', 'circuit-de-montmelo', 'circuit-de-loheac', 'goodwood'],
  ].map((key) => `venue:${key}`),
);

/** Whether a group visits a sight of the gazetteer for a day, by its key (`venue:efteling`). */
export function isVisited(key: string): boolean {
  return !parks.test(key) && !tracks.has(key);
}
