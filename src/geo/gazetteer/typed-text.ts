const longestText = 200;

/** One line without control characters, of bounded length. */
export function tidyText(text: string): string {
  return text
    .slice(0, longestText)
    .replace(/\p{C}+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
