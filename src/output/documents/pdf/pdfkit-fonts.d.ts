import type { Font } from 'fontkit';

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** PDFKit takes a font that was parsed already (`PDFFontFactory.open`), which its types do not say. */
      registerFont(name: string, src: Font): this;
    }
  }
}
