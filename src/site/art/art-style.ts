/** The colours of our drawings, in light and dark. */
const colours = {
  sky: ['#e3eff5', '#1a2430'],
  far: ['#f7d9c4', '#22303d'],
  near: ['#efbf9f', '#2e4050'],
  stone: ['#d99e78', '#8a6249'],
  ground: ['#e9dfd6', '#232f3a'],
  leaf: ['#a9c3a4', '#3f5a44'],
  copper: ['#7fa794', '#4d7765'],
  water: ['#bcd8e4', '#26424f'],
  body: ['#fffdfb', '#efe6dd'],
  shade: ['#e3d8cf', '#cbbdb0'],
  brand: ['#e8590c', '#e8590c'],
  brandDark: ['#b83d04', '#b83d04'],
  glass: ['#2f3d4a', '#202b35'],
  glint: ['#50687a', '#3b4f5e'],
  ink: ['#2a221c', '#0a0f15'],
  // In the dark scheme it is the moon.
  sun: ['#ffb37c', '#efe3c8'],
  light: ['#fff3c9', '#ffe9a6'],
  inkText: ['#5e554d', '#bfb4a9'],
  skinA: ['#f6d2b3', '#e8c09f'],
  skinB: ['#d79f74', '#c58d63'],
  skinC: ['#8f5b3c', '#7d4e33'],
  bark: ['#6b4632', '#62422f'],
  haze: ['#fdeccb', '#222d39'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

type Colour = keyof typeof colours;

const round = ';stroke-linecap:round;stroke-linejoin:round';

const lines = {
  line: { colour: 'shade', width: 2, more: '' },
  inkLine: { colour: 'ink', width: 4, more: round },
  bodyLine: { colour: 'body', width: 10, more: round },
  street: { colour: 'body', width: 7, more: ';stroke-linejoin:round' },
  lane: { colour: 'body', width: 3, more: ';stroke-dasharray:18 16' },
  route: { colour: 'brand', width: 7, more: round },
  river: { colour: 'water', width: 26, more: ';stroke-linecap:round' },
  ripple: { colour: 'body', width: 2, more: ';stroke-opacity:.5' },
  panes: { colour: 'sky', width: 7, more: ';stroke-dasharray:5' },
  lit: { colour: 'light', width: 7, more: ';stroke-dasharray:5' },
  wire: { colour: 'glint', width: 1.5, more: '' },
  frame: { colour: 'stone', width: 4, more: '' },
  dashes: { colour: 'shade', width: 4, more: ';stroke-dasharray:8 7' },
  hoop: { colour: 'glint', width: 10, more: '' },
  seats: { colour: 'glint', width: 12, more: '' },
  heads: { colour: 'glint', width: 9, more: ';stroke-linecap:round' },
  bodyEdge: { colour: 'body', width: 2, more: '' },
  inkEdge: { colour: 'ink', width: 2, more: ';stroke-linecap:round' },
  face: { colour: 'ink', width: 1.6, more: round },
  wallEdge: { colour: 'glint', width: 3, more: '' },
  wheel: { colour: 'ink', width: 3, more: '' },
  liftLine: { colour: 'body', width: 3, more: round },
  wheelRim: { colour: 'ink', width: 10, more: round },
  tick: { colour: 'stone', width: 2, more: '' },
  bagStrap: { colour: 'bark', width: 3, more: '' },
  spokes: { colour: 'shade', width: 1.5, more: '' },
  tyre: { colour: 'ink', width: 5, more: '' },
  bikeFrame: { colour: 'brand', width: 3, more: round },
  hoopThin: { colour: 'glint', width: 3, more: '' },
  headset: { colour: 'ink', width: 3, more: round },
  tickMark: { colour: 'body', width: 3, more: round },
  net: { colour: 'body', width: 1, more: '' },
  goal: { colour: 'body', width: 4, more: round },
  panesLine: { colour: 'body', width: 3, more: '' },
  girder: { colour: 'glint', width: 5, more: '' },
} as const satisfies Record<string, { readonly colour: Colour; readonly width: number; readonly more: string }>;

/** Drawn over other colours: shaded sides, cheeks, and lamplight. */
const tints = {
  dim: { colour: 'ink', opacity: '.13' },
  blush: { colour: 'brand', opacity: '.28' },
  glow: { colour: 'light', opacity: '.45' },
  halo: { colour: 'sun', opacity: '.3' },
} as const satisfies Record<string, { readonly colour: Colour; readonly opacity: string }>;

/** Drives into place once, when the picture is first seen. With reduced motion it does not move. */
const arriving =
  '@media (prefers-reduced-motion:no-preference){.arrives{animation:arrive .6s cubic-bezier(.2,.7,.2,1)}@keyframes arrive{from{transform:translate(-96px)}}}';

/** Every class that a drawing may use: it fills with the colour of its name or a tint of it, is a kind of line, or drives. */
export type ArtClass = Colour | keyof typeof lines | keyof typeof tints | 'arrives';

/** The style inside a drawing, because an image cannot read the page's styles: only the rules for the classes in it. */
export function createArtStyle(markup: string): string {
  const used = new Set([...markup.matchAll(/class="(\w+)"/g)].map((match) => match[1]));
  const usedLines = Object.entries(lines).filter(([name]) => used.has(name));
  const usedTints = Object.entries(tints).filter(([name]) => used.has(name));
  const stroked = new Set<string>([...usedLines, ...usedTints].map(([, { colour }]) => colour));
  const names = Object.keys(colours).filter(isColour);
  const needed = names.filter((name) => used.has(name) || stroked.has(name));
  return [
    `svg{forced-color-adjust:none;${formatColours(needed, 0)}}`,
    `@media (prefers-color-scheme:dark){svg{${formatColours(needed, 1)}}}`,
    ...names.filter((name) => used.has(name)).map((name) => `.${name}{fill:var(--${name})}`),
    ...usedLines.map(([name, { colour, width, more }]) => `.${name}{fill:none;stroke:var(--${colour});stroke-width:${width}${more}}`),
    ...usedTints.map(([name, { colour, opacity }]) => `.${name}{fill:var(--${colour});opacity:${opacity}}`),
    ...(used.has('arrives') ? [arriving] : []),
  ].join('');
}

function isColour(name: string): name is Colour {
  return name in colours;
}

function formatColours(names: readonly Colour[], scheme: 0 | 1): string {
  return names.map((name) => `--${name}:${colours[name][scheme]}`).join(';');
}
