/** Reads consecutive numbers, big-endian, as in font files. */
export function createByteReader(bytes: Uint8Array, start = 0) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = start;
  const step = (size: number) => {
    at += size;
    return at - size;
  };
  const u8 = () => view.getUint8(step(1));
  const u16 = () => view.getUint16(step(2));
  return {
    u8,
    u16,
    i16: () => view.getInt16(step(2)),
    u32: () => view.getUint32(step(4)),
    take: (size: number) => bytes.subarray(step(size), at),
    /** WOFF2 "255UInt16". */
    short255() {
      const code = u8();
      if (code === 253) return u16();
      if (code === 255) return u8() + 253;
      if (code === 254) return u8() + 506;
      return code;
    },
    /** WOFF2 "UIntBase128". */
    base128() {
      let value = 0;
      for (let count = 0; count < 5; count += 1) {
        const byte = u8();
        value = value * 128 + (byte & 0x7f);
        if ((byte & 0x80) === 0) return value;
      }
      throw new Error('A number of more than five bytes');
    },
    position: () => at,
  };
}

export type ByteReader = ReturnType<typeof createByteReader>;
