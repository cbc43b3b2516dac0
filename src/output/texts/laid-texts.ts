import { noLayer, type TextLayer } from '#domain/interface-texts/interface-texts.ts';

let current: TextLayer = noLayer;

/** Lays these over the texts of the whole process; caches of texts compare `currentLayer` to notice a change. */
export function layTexts(layer: TextLayer): void {
  if (layer.version !== current.version) current = layer;
}

export function currentLayer(): TextLayer {
  return current;
}
