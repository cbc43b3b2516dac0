/** Colours of a route's picture by day and by night, the same as the desk's. */
const schemes = [
  {
    sea: '#bcd8e4',
    land: '#f1ebe4',
    built: '#e4dcd3',
    road: '#ffffff',
    line: '#e8590c',
    casing: '#ffffff',
    text: '#1b2430',
    muted: '#5f5a55',
  },
  {
    sea: '#22394a',
    land: '#1d2731',
    built: '#2b3846',
    road: '#3b4958',
    line: '#ff8a47',
    casing: '#161e27',
    text: '#eef1f4',
    muted: '#a9b5c0',
  },
] as const;

const style = [
  'text{font:600 24px Figtree,system-ui,sans-serif;fill:var(--text);paint-order:stroke;stroke:var(--land);stroke-width:4px}',
  '.route-picture-wide{display:none}.route-picture-sea,.route-picture-lake{fill:var(--sea)}.route-picture-land{fill:var(--land)}',
  '.route-picture-built{fill:var(--built)}.route-picture-river{fill:none;stroke:var(--sea);stroke-width:3}',
  '.route-picture-road{fill:none;stroke:var(--road);stroke-width:4;stroke-linecap:round}',
  '.route-picture-border{fill:none;stroke:var(--muted);stroke-dasharray:3 3}',
  '.route-picture-dot{fill:var(--muted)}.route-picture-town{fill:var(--muted);font-weight:400;font-size:20px}',
  '.route-picture-scale{fill:none;stroke:var(--muted);stroke-width:2}',
  '.route-picture-casing{fill:none;stroke:var(--casing);stroke-width:12;stroke-linecap:round;stroke-linejoin:round}',
  '.route-picture-line{fill:none;stroke:var(--line);stroke-width:6;stroke-linecap:round;stroke-linejoin:round}',
  '.route-picture-stop{fill:var(--line);stroke:var(--casing);stroke-width:3}.route-picture-number{fill:#fff;stroke:none}',
  '.route-picture-way rect{fill:var(--casing);stroke:var(--line);stroke-width:2;rx:14px}.route-picture-way text{fill:var(--text);stroke:none}',
  ':is(.route-picture-way,.route-picture-shield){transform-box:fill-box;transform-origin:center;transform:scale(1.6)}',
  ':is(.route-picture-way,.route-picture-shield) text{font-size:14px;text-anchor:middle;dominant-baseline:central;stroke:none}',
  '.route-picture-shield rect{fill:#1c4f93;stroke:#fff;rx:4px}.route-picture-shield text{fill:#fff}.route-picture-shield[data-sign=green] rect{fill:#1e6b3c}',
  '.route-picture-shield[data-sign=red] rect{fill:#b3222f}.route-picture-shield[data-sign=yellow] rect{fill:#f6c945}.route-picture-shield[data-sign=yellow] text{fill:#16212c}',
].join('');

/** The picture of a route as a separate image, with its colours for light and dark. */
export function wrapRoute(svg: string): string {
  const variables = (scheme: 0 | 1) =>
    Object.entries(schemes[scheme])
      .map(([name, colour]) => `--${name}:${colour}`)
      .join(';');
  const rules = `svg{${variables(0)}}@media(prefers-color-scheme:dark){svg{${variables(1)}}}${style}`;
  return svg.replace('>', `><style>${rules}</style>`);
}
