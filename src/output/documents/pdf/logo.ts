import { brand } from '#domain/sites/brand.ts';
import { mark } from '#domain/sites/brand-mark.ts';

/** The mark of the site's header, in a square of this many points. */
export function drawLogo(
  document: PDFKit.PDFDocument,
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
): void {
  const { primary } = brand.colours;
  document
    .save()
    .translate(x, y)
    .scale(size / 40);
  document.roundedRect(0, 0, 40, 40, 11).fill(primary);
  document.path(mark.body).fill('#fff');
  document.path(mark.glass).fill(primary);
  document.restore();
}
