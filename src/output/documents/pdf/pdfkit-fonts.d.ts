import type { Font } from 'fontkit';

declare global {
  namespace PDFKit.Mixins {
    /** PDFKit writes both, but its types do not declare them. */
    interface StructureElementOptions {
      scope?: 'Column' | 'Row';
      bbox?: number[];
    }
    interface PDFAttachmentOptions {
      relationship?: 'Alternative';
    }
    interface PDFFont {
      /** PDFKit accepts an already parsed font (`PDFFontFactory.open`), but its types do not declare that. */
      registerFont(name: string, src: Font): this;
    }
  }
}
