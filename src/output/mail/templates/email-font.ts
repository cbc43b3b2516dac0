import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?inline';

/**
 * The font of our pages goes along, for a letter loads nothing; mail programs that drop it have others in the stack. In a sheet of its own,
 * so that one that counts the length of sheets still takes those before it, and for screens, or Outlook sets all in Times.
 */
export const fontSheet = `
@media screen {
  @font-face { font-family: Figtree; font-weight: 300 900; src: url(${figtree}) format('woff2'); }
}`;
