import { getDocumentProxy } from 'unpdf';
import { OPS } from 'unpdf/pdfjs';
import * as v from 'valibot';

const glyphSchema = v.object({ originalCharCode: v.number(), unicode: v.string() });
const shownSchema = v.tuple([v.array(v.unknown())]);

/** Every glyph that a PDF draws: its number in the font (0 is ".notdef") and the letters that it represents. */
export async function readGlyphs(bytes: Uint8Array): Promise<readonly { readonly id: number; readonly letters: string }[]> {
  const pdf = await getDocumentProxy(bytes.slice());
  const glyphs: { id: number; letters: string }[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { fnArray, argsArray } = await (await pdf.getPage(number)).getOperatorList();
    for (const [index, operation] of fnArray.entries()) {
      if (operation !== OPS.showText) continue;
      const [shown] = v.parse(shownSchema, argsArray[index]);
      for (const each of shown) {
        const glyph = v.safeParse(glyphSchema, each);
        if (glyph.success) glyphs.push({ id: glyph.output.originalCharCode, letters: glyph.output.unicode });
      }
    }
  }
  return glyphs;
}
