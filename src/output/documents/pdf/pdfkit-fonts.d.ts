import type { Font } from 'fontkit';

declare module 'fontkit' {
  /** The part of its shaping that places marks; its types do not declare it. A font without such a table has none. */
  interface Font {
    readonly _layoutEngine: {
      readonly engine?: { readonly GPOSProcessor?: { applyAnchor: (mark: unknown, baseAnchor: object | null, baseIndex: number) => void } };
    };
  }
}

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
