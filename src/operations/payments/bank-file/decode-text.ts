/**
 * Decodes bytes to text. The encoding comes from the byte order mark or the XML declaration. Otherwise UTF-8 if valid, else the encodings
 * of older banking software: Windows-1252 (with Latin-1 in it) or DOS code page 850, whichever gives more words.
 */
export function decodeText(bytes: Uint8Array): string {
  const marked = encodingOf(bytes);
  if (marked !== null) return new TextDecoder(marked).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return isCodePage850(bytes) ? decode850(bytes) : new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The declared encoding; null if none is declared or it is unknown. */
function encodingOf(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  // UTF-16 without a mark: the Latin letters with which each of these files begins have a zero byte.
  if (bytes[0] !== 0 && bytes[1] === 0 && bytes[3] === 0) return 'utf-16le';
  if (bytes[0] === 0 && bytes[1] !== 0 && bytes[2] === 0) return 'utf-16be';
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const declared = /^\s*<\?xml[^>]*encoding=["']([A-Za-z0-9._-]+)["']/.exec(head)?.[1]?.toLowerCase() ?? null;
  return declared === null || declared === 'utf-8' || !known.has(declared) ? null : declared;
}

const known = new Set(['iso-8859-1', 'iso-8859-15', 'windows-1252', 'windows-1250', 'iso-8859-2', 'us-ascii', 'ascii']);

/** The characters of code page 850 from 0x80 on. */
const page850 = [
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤',
  'ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
].join('');

function decode850(bytes: Uint8Array): string {
  const parts: string[] = [];
  // In pieces: the number of arguments of one call is limited.
  for (let from = 0; from < bytes.length; from += 8_192) {
    const piece = [...bytes.subarray(from, from + 8_192)];
    parts.push(piece.map((byte) => (byte < 0x80 ? String.fromCharCode(byte) : (page850[byte - 0x80] ?? '?'))).join(''));
  }
  return parts.join('');
}

/** Letters of names in the countries where we operate. */
const usual = new Set('äöüßÄÖÜéèêëÉÈçÇàâáîïíóôúùûñÑåøœ');

/** Whether the non-ASCII bytes give more words as code page 850 than as Windows-1252. */
function isCodePage850(bytes: Uint8Array): boolean {
  const windows = new TextDecoder('windows-1252');
  let [old, newer] = [0, 0];
  for (const [at, byte] of bytes.entries()) {
    if (byte < 0x80) continue;
    const isInWord = isLetter(bytes[at - 1]) || isLetter(bytes[at + 1]);
    old += weigh(page850[byte - 0x80] ?? '', isInWord);
    newer += weigh(windows.decode(Uint8Array.of(byte)), isInWord);
  }
  return old > newer;
}

function isLetter(byte: number | undefined): boolean {
  return byte !== undefined && ((byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a));
}

function weigh(character: string, isInWord: boolean): number {
  if (usual.has(character)) return isInWord ? 2 : 1;
  if (/\p{L}/u.test(character)) return 0;
  // Dashes, quotes and the euro sign occur between words; box-drawing characters nowhere.
  return /[€–—‘’“”°§«»·\u00a0]/.test(character) ? (isInWord && !/[’\u00a0]/.test(character) ? -1 : 0) : -2;
}
