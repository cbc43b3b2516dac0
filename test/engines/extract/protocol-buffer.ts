/** Writes the few kinds of protocol-buffer fields that an .osm.pbf file consists of. */
const wireVarint = 0;
const wireBytes = 2;

export function encodeVarint(value: number): Buffer {
  const bytes: number[] = [];
  let left = value;
  while (left >= 128) {
    bytes.push((left % 128) + 128);
    left = Math.floor(left / 128);
  }
  bytes.push(left);
  return Buffer.from(bytes);
}

/** Signed numbers as 0, -1, 1, -2, … */
export function encodeSigned(value: number): Buffer {
  return encodeVarint(value < 0 ? -value * 2 - 1 : value * 2);
}

export function encodeNumberField(field: number, value: number): Buffer {
  return Buffer.concat([encodeVarint(field * 8 + wireVarint), encodeVarint(value)]);
}

export function encodeSignedField(field: number, value: number): Buffer {
  return Buffer.concat([encodeVarint(field * 8 + wireVarint), encodeSigned(value)]);
}

export function encodeBytesField(field: number, content: Buffer | string): Buffer {
  const bytes = Buffer.from(content);
  return Buffer.concat([encodeVarint(field * 8 + wireBytes), encodeVarint(bytes.length), bytes]);
}

export function encodePacked(field: number, values: readonly number[]): Buffer {
  return encodeBytesField(field, Buffer.concat(values.map(encodeVarint)));
}

/** Each number as its difference from the one before. */
export function encodePackedDifferences(field: number, values: readonly number[]): Buffer {
  return encodeBytesField(field, Buffer.concat(values.map((value, at) => encodeSigned(value - (values[at - 1] ?? 0)))));
}
