import type { Font } from 'fontkit';

declare global {
  namespace PDFKit.Mixins {
    /** PDFKit writes both, which its types do not say. */
    interface StructureElementOptions {
      scope?: 'Column' | 'Row';
      bbox?: number[];
    }
    interface PDFFont {
      /** PDFKit takes a font that was parsed already (`PDFFontFactory.open`), which its types do not say. */
      registerFont(name: string, src: Font): this;
    }
  }
}
