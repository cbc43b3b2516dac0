import QRCode from 'qrcode';

/** Modules of white around the code that a scanner needs (ISO/IEC 18004). */
export const quietZone = 4;

/** A code as one path of squares, on a field of `size` × `size` modules with its quiet zone. */
export type QrPath = { readonly size: number; readonly path: string };

/** The code of a text, in error correction level M. */
export function createQrPath(text: string): QrPath {
  const { modules } = QRCode.create([{ data: new TextEncoder().encode(text), mode: 'byte' }], { errorCorrectionLevel: 'M' });
  const squares: string[] = [];
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.get(row, column)) squares.push(`M${column + quietZone} ${row + quietZone}h1v1h-1z`);
    }
  }
  return { size: modules.size + 2 * quietZone, path: squares.join('') };
}
