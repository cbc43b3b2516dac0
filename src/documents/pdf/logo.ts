import { brand } from '#domain/sites/brand.ts';

/** The coach of the site's header, in a square of so many points. */
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
  document
    .path(
      'M9 12.500Q9 9 12.500 9h15Q31 9 31 12.500V27q0 1.500-1.500 1.500V31q0 1-1 1H27q-1 0-1-1v-2.500H14V31q0 1-1 1h-1.500q-1 0-1-1v-2.500Q9 28.500 9 27z',
    )
    .fill('#fff');
  document
    .path(
      'M12 13q0-1 1-1h14q1 0 1 1v6.500q-8 3-16 0zM12.500 24a1.700 1.700 0 1 1 3.400 0 1.700 1.700 0 0 1-3.400 0zM24.100 24a1.700 1.700 0 1 1 3.400 0 1.700 1.700 0 0 1-3.400 0z',
    )
    .fill(primary);
  document.restore();
}
