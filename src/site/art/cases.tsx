import { round } from './vehicle-parts.ts';

/** The space of a hold, from its upper left corner. */
export type Room = { readonly x: number; readonly y: number; readonly wide: number; readonly high: number };

const colours = ['brand', 'leaf', 'water', 'glint'] as const;

/** The heights of the three sizes. */
const sizes = [1.18, 1, 0.82] as const;

/** That many cases, upright on their wheels, packed to the height of the hold. Each pile has all sizes, in another order than the next. */
export function Cases({ room, count }: { readonly room: Room; readonly count: number }) {
  const all = packCases(room, count);
  return (
    <>
      <path
        className="wire"
        d={all.map(({ x, y, wide }) => `M${round(x + wide * 0.3)} ${round(y)}v-1.2h${round(wide * 0.4)}v1.2`).join('')}
      />
      {colours.map((colour) => {
        const own = all.filter((each) => each.colour === colour);
        return own.length === 0 ? null : <path key={colour} className={colour} data-cases={own.length} d={own.map(outline).join('')} />;
      })}
      <path className="dim" d={all.map(({ x, y, wide, high }) => `M${round(x + wide * 0.62)} ${round(y)}h1v${round(high)}h-1z`).join('')} />
      <path
        className="ink"
        d={all.map(({ x, y, wide, high }) => `M${round(x + 1)} ${round(y + high)}h2v1h-2zm${round(wide - 4)} 0h2v1h-2z`).join('')}
      />
    </>
  );
}

type Case = Room & { readonly colour: (typeof colours)[number] };

function packCases(room: Room, count: number): readonly Case[] {
  const layers = Math.max(1, Math.min(count, Math.round(Math.sqrt((count * room.high) / (room.wide * 1.3)))));
  const wide = room.wide / Math.ceil(count / layers);
  return Array.from({ length: count }, (_, index) => {
    const [column, layer] = [Math.floor(index / layers), index % layers];
    const heights = shareHeight(room.high, layers, column);
    const high = heights[layer] ?? 0;
    const beneath = heights.slice(0, layer).reduce((sum, each) => sum + each, 0);
    // An order without stripes: neighbours below and beside have other colours.
    const colour = colours[(column * 3 + layer * 2 + Math.floor(column / 3)) % colours.length] ?? 'brand';
    return { x: room.x + column * wide + 0.5, y: room.y + room.high - beneath - high + 1.7, wide: wide - 1, high: high - 2.8, colour };
  });
}

function shareHeight(high: number, layers: number, column: number): readonly number[] {
  const weights = Array.from({ length: layers }, (_, layer) => sizes[(layer + column) % sizes.length] ?? 1);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => (high * weight) / sum);
}

function outline({ x, y, wide, high }: Room): string {
  const [across, down] = [round(wide - 2), round(high - 2)];
  return `M${round(x)} ${round(y + 1)}q0-1 1-1h${across}q1 0 1 1v${down}q0 1-1 1h-${across}q-1 0-1-1z`;
}
