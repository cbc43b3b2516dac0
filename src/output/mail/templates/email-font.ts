import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?inline';

/**
 * The font of our pages is embedded, because a mail loads nothing; mail programs that drop it have others in the stack. In a separate style
 * sheet, so that a program that limits the length of sheets still reads those before it, and for screens only, because Outlook otherwise
 * sets everything in Times.
 */
export const fontSheet = `
@media screen {
  @font-face { font-family: Figtree; font-weight: 300 900; src: url(${figtree}) format('woff2'); }
}`;
