import { createValhallaRequest } from '../../src/geo/engines/valhalla.ts';
import { towns } from './extract/network.ts';

/** A point without roads: the middle of Spain is not in the extract. */
const offTheMap = [40.4, -3.7] as const;

function ask(...points: readonly (readonly [number, number])[]) {
  return createValhallaRequest(points.map(([latitude, longitude]) => ({ latitude, longitude })));
}

/** The adapter's requests, by the name of the file with the engine's reply for the main tests. */
export const questions = {
  'round-a-low-bridge': ask(towns.utrecht, towns.cologne),
  'two-legs-and-a-toll': ask(towns.utrecht, towns.liege, towns.cologne),
  'a-ferry': ask(towns.amsterdam, towns.texel),
  'a-ferry-without-manoeuvres': { ...ask(towns.amsterdam, towns.texel), directions_type: 'none' },
  'a-shuttle-train': ask(towns.liege, towns.folkestone),
  'the-same-place-twice': ask(towns.utrecht, towns.utrecht),
  unconnected: ask(towns.utrecht, towns.terschelling),
  'no-road-near': ask(towns.utrecht, offTheMap),
  'one-place': ask(towns.utrecht),
  'no-place': ask(),
  'too-many-places': ask(...Array.from({ length: 51 }, () => towns.utrecht)),
} as const;
