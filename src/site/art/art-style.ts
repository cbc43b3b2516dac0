/** The colours of our drawings, in light and in dark. */
const colours = {
  sky: ['#fdeee3', '#2a1f18'],
  far: ['#f7d9c4', '#3d2c21'],
  near: ['#efbf9f', '#573b2a'],
  ground: ['#e9dfd6', '#362d26'],
  leaf: ['#a9c3a4', '#3f5a44'],
  water: ['#bcd8e4', '#26424f'],
  body: ['#fffdfb', '#efe6dd'],
  shade: ['#e3d8cf', '#cbbdb0'],
  brand: ['#e8590c', '#e8590c'],
  brandDark: ['#b83d04', '#b83d04'],
  glass: ['#2f3d4a', '#202b35'],
  glint: ['#50687a', '#3b4f5e'],
  ink: ['#2a221c', '#0d0a08'],
  sun: ['#ffb37c', '#d9793a'],
  light: ['#fff3c9', '#ffe9a6'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

const lines =
  '.line,.inkLine,.bodyLine,.street,.lane,.route,.river{fill:none}' +
  '.inkLine,.bodyLine,.route,.river{stroke-linecap:round}' +
  '.inkLine,.bodyLine,.route,.street{stroke-linejoin:round}' +
  '.line{stroke:var(--shade);stroke-width:2}' +
  '.inkLine{stroke:var(--ink);stroke-width:4}' +
  '.bodyLine{stroke:var(--body);stroke-width:10}' +
  '.street{stroke:var(--body);stroke-width:7}' +
  '.lane{stroke:var(--body);stroke-dasharray:18 16;stroke-width:3}' +
  '.route{stroke:var(--brand);stroke-width:7}' +
  '.river{stroke:var(--water);stroke-width:26}' +
  'text{font-family:system-ui,sans-serif}';

/** The style that each drawing carries in itself: an image cannot read the page's. A class fills with the colour of its name, or is a kind of line. */
export const artStyle = [
  `svg{forced-color-adjust:none;${formatColours(0)}}`,
  `@media (prefers-color-scheme:dark){svg{${formatColours(1)}}}`,
  ...Object.keys(colours).map((name) => `.${name}{fill:var(--${name})}`),
  lines,
].join('');

function formatColours(scheme: 0 | 1): string {
  return Object.entries(colours)
    .map(([name, pair]) => `--${name}:${pair[scheme]}`)
    .join(';');
}
