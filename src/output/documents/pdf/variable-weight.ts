import type { Font, Glyph, Path, Subset } from 'fontkit';
import { boxOf, type Point, writeOutline } from './write-outline.ts';

/** A variable font at one weight. */
export function atWeight(font: Font, weight: number): Font {
  const varied = font.getVariation({ wght: weight });
  return Object.create(varied, { createSubset: { value: () => subsetOf(varied) } });
}

/**
 * The subset that a document embeds. The library cannot write glyphs of a variable font (its outline writer fails, and composite glyphs
 * keep the font's first weight), so here every glyph becomes a single outline.
 */
function subsetOf(font: Font): Subset {
  const plain: Font = Object.create(font, { getGlyph: { value: (id: number) => plainGlyph(font.getGlyph(id)) } });
  return Object.assign(font.createSubset.call(plain), { glyphEncoder: { encodeSimple: writePath } });
}

function plainGlyph(glyph: Glyph): Glyph {
  const { path } = glyph;
  const outline = path.commands.length > 0 ? { numberOfContours: 1 } : null;
  return Object.create(glyph, { path: { value: path }, _decode: { value: () => outline } });
}

function writePath({ commands }: Path): Uint8Array {
  const points: Point[] = [];
  const ends: number[] = [];
  for (const { command, args } of commands) {
    if (command === 'closePath') ends.push(points.length - 1);
    for (let at = 0; at < args.length; at += 2) {
      const isControl = command === 'quadraticCurveTo' && at === 0;
      points.push({ x: Math.round(args[at] ?? 0), y: Math.round(args[at + 1] ?? 0), isOnCurve: !isControl });
    }
  }
  return writeOutline({ ends, points, instructions: new Uint8Array(), box: boxOf(points) });
}
