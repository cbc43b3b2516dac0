import type { MapParts } from './map-parts.ts';
import { drawPath } from './map-parts.ts';
import type { Frame, Projection } from './projection.ts';

/** By day and by night: the ground of all maps. */
const schemes = [
  {
    ground: '#f6f4f1',
    water: '#bcd8e4',
    built: '#e6dfd8',
    road: '#cfc7bf',
    border: '#a59b92',
    text: '#16212c',
    muted: '#51606d',
    casing: '#ffffff',
    accent: '#e8590c',
  },
  {
    ground: '#1a2430',
    water: '#26424f',
    built: '#26323e',
    road: '#364756',
    border: '#566777',
    text: '#f1f5f8',
    muted: '#b3c0cb',
    casing: '#0c141c',
    accent: '#ff8a47',
  },
] as const;

/** A map is drawn for a wide screen and for a phone, where it shrinks to half and its letters do not. */
const styleOfMap = [
  'path,g{stroke-linecap:round;stroke-linejoin:round}.sea,.route-picture-lake{fill:var(--water)}.route-picture-land{fill:var(--ground)}',
  '.route-picture-built{fill:var(--built)}.route-picture-river{fill:none;stroke:var(--water);stroke-width:3}',
  '.route-picture-border{fill:none;stroke:var(--border);stroke-dasharray:3 4}.route-picture-road{fill:none;stroke:var(--road);stroke-width:2}',
  '.name,.note,.town{paint-order:stroke;stroke:var(--ground);stroke-width:28}.name{fill:var(--text)}.note,.town{fill:var(--muted)}.town circle{stroke:none}',
  '.narrow{display:none}@media(max-width:559px){.wide{display:none}.narrow{display:inline}}',
].join('');

/** In pixels: outlines are simplified by this much, more if there is more coast than the map's size allows. */
const tolerances = [0.7, 1.1, 1.7, 2.6, 4];
const mostGround = 8_000;

/** Coasts, waters, borders and motorways. */
export function drawBeneath({ drawGround, drawRoads }: Pick<MapParts, 'drawGround' | 'drawRoads'>, projection: Projection): string {
  const ground = tolerances.map((tolerance) => () => drawGround(projection, tolerance));
  const chosen = ground.map((draw) => draw()).find((drawn) => drawn.length <= mostGround) ?? '';
  return chosen + drawPath('road', drawRoads(projection));
}

type Sheet = {
  readonly frame: Frame;
  /** Colours besides the map's own, by day and by night. */
  readonly colours: readonly (readonly [name: string, day: string, night: string])[];
  readonly style: string;
  readonly layers: readonly string[];
};

/** A map as a separate image, with its colours for light and dark. */
export function wrapMap({ frame: { width, height }, colours, style, layers }: Sheet): string {
  const variables = (scheme: 0 | 1) =>
    [...Object.entries(schemes[scheme]), ...colours.map(([name, ...each]) => [name, each[scheme]] as const)]
      .map(([name, colour]) => `--${name}:${colour}`)
      .join(';');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<style>svg{${variables(0)}}@media(prefers-color-scheme:dark){svg{${variables(1)}}}${styleOfMap}${style}</style>`,
    `<path class="sea" d="M0 0H${width}V${height}H0z"/>`,
    ...layers,
    '</svg>',
  ].join('');
}
