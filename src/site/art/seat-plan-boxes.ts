import { round } from './vehicle-parts.ts';

/** The orientation of a deck: its front to the right, or up on a phone. */
export type Place = { readonly metre: number; readonly length: number; readonly body: number; readonly isTall: boolean };

/** A rectangle by its distances from the front and from the driver's side. */
export type Box = { readonly along: number; readonly across: number; readonly deep: number; readonly wide: number };

/** The box as a path with round corners. */
export function rounded(box: Box, place: Place, radius: number): string {
  const [x, y, w, h] = onDrawing(box, place);
  const r = round(Math.min(radius, w / 2, h / 2));
  return `M${round(x + r)} ${y}h${round(w - 2 * r)}q${r} 0 ${r} ${r}v${round(h - 2 * r)}q0 ${r} -${r} ${r}h-${round(w - 2 * r)}q-${r} 0 -${r} -${r}v-${round(h - 2 * r)}q0 -${r} ${r} -${r}z`;
}

export function centre(box: Box, place: Place): readonly [x: number, y: number] {
  const [x, y, w, h] = onDrawing(box, place);
  return [round(x + w / 2), round(y + h / 2)];
}

function onDrawing(
  { along, across, deep, wide }: Box,
  { metre, length, isTall }: Place,
): readonly [x: number, y: number, w: number, h: number] {
  if (isTall) return [round(across), round(along), round(wide), round(deep)];
  return [round(length * metre - along - deep), round(across), round(deep), round(wide)];
}
