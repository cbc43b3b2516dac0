export type Point = { readonly x: number; readonly y: number; readonly isOnCurve: boolean };

type Outline = {
  /** The last point of each contour. */
  readonly ends: readonly number[];
  readonly points: readonly Point[];
  readonly instructions: Uint8Array;
  readonly box: readonly number[];
};

export function boxOf(points: readonly Point[]): readonly number[] {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** A glyph for the table `glyf`, every delta in two bytes, because the embedded font is compressed afterwards. */
export function writeOutline({ ends, points, instructions, box }: Outline): Uint8Array {
  const length = 12 + 2 * ends.length + instructions.length + 5 * points.length;
  const out = new DataView(new ArrayBuffer(Math.ceil(length / 4) * 4));
  let at = 0;
  const i16 = (value: number) => {
    out.setInt16(at, value);
    at += 2;
  };
  i16(ends.length);
  box.forEach(i16);
  ends.forEach(i16);
  i16(instructions.length);
  new Uint8Array(out.buffer).set(instructions, at);
  at += instructions.length;
  for (const { isOnCurve } of points) {
    out.setUint8(at, isOnCurve ? 1 : 0);
    at += 1;
  }
  for (const [index, { x }] of points.entries()) i16(x - (points[index - 1]?.x ?? 0));
  for (const [index, { y }] of points.entries()) i16(y - (points[index - 1]?.y ?? 0));
  return new Uint8Array(out.buffer);
}
