const longestText = 200;

/** One line without control characters and pictures, of bounded length, and with "a/d" for what lies on a river written out as the Dutch say it. */
export function tidyText(text: string): string {
  return text
    .slice(0, longestText)
    .replace(/(?:[\p{C}\p{Extended_Pictographic}]|\u{fe0f})+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/(?<= )a\/d(?= (?:Rijn|IJssel)\b)/gi, 'aan den')
    .replace(/(?<= )a\/d(?= )/gi, 'aan de')
    .slice(0, longestText)
    .trim();
}
