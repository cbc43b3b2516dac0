/** Reads the data types of Regulation (EU) 2016/799, annex IC, appendix 1, from a record. The caller checks that the record is long enough. */

/** A number of four bytes in seconds since 1970; null for none. */
export function instantAt(record: DataView, at: number): string | null {
  const seconds = record.getUint32(at);
  return seconds === 0 || seconds === 0xff_ff_ff_ff ? null : new Date(seconds * 1_000).toISOString();
}

export function dayAt(record: DataView, at: number): string | null {
  return instantAt(record, at)?.slice(0, 10) ?? null;
}

/** Kilometres; `ffffff` is unknown. */
export function odometerAt(record: DataView, at: number): number | null {
  const kilometres = record.getUint16(at) * 256 + record.getUint8(at + 2);
  return kilometres === 0xff_ff_ff ? null : kilometres;
}

/** Text in a code page of its own: a byte with the part of ISO 8859, and the letters. */
export function nameAt(record: DataView, at: number, bytes: number): string {
  const page = record.getUint8(at);
  return decode(record, { at: at + 1, bytes: bytes - 1, page });
}

/** Text without a code page. */
export function textAt(record: DataView, at: number, bytes: number): string {
  return decode(record, { at, bytes, page: 1 });
}

/** Every platform has it; the rules are compiled without the types of a platform. */
declare const TextDecoder: new (label: string) => { decode(bytes: Uint8Array): string };

const pages = new Set([1, 2, 3, 4, 5, 6, 7, 8, 10, 13, 14, 15, 16]);

function decode(record: DataView, { at, bytes, page }: { readonly at: number; readonly bytes: number; readonly page: number }): string {
  const letters = new Uint8Array(record.buffer, record.byteOffset + at, bytes).filter(
    (code) => code >= 0x20 && code !== 0x7f && code !== 0xff,
  );
  // The first part has no control characters of its own here; Windows-1252 is what the name stands for on the web.
  const name = pages.has(page) && page !== 1 ? `iso-8859-${page}` : 'windows-1252';
  return new TextDecoder(name).decode(letters).trim();
}

const cardTypes = { 1: 'driver', 2: 'workshop', 3: 'control', 4: 'company' } as const;

/** The type, the state and sixteen characters of a number (2.73); the second generation adds a byte, which is left. */
export function cardAt(record: DataView, at: number) {
  const type: number = record.getUint8(at);
  const number = textAt(record, at + 2, 16);
  const isCard = type !== 0 && type !== 0xff && /^[\dA-Z ]{6,16}$/i.test(number);
  return { type: isKnown(type) ? cardTypes[type] : ('other' as const), number: isCard ? number : '' };
}

function isKnown(type: number): type is keyof typeof cardTypes {
  return type in cardTypes;
}
