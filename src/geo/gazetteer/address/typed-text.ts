import { writeKnownNames } from './foreign-names.ts';
import { writeOut } from './written-short.ts';

const longestText = 200;

/** One line without control characters and emoji, of limited length, with abbreviations after a town's name written out. */
export function tidyText(text: string): string {
  const line = text
    .slice(0, longestText)
    .replace(/(?:[\p{C}\p{Extended_Pictographic}]|\u{fe0f})+/gu, ' ')
    .replace(/\s+/g, ' ');
  return writeOut(writeKnownNames(line)).slice(0, longestText).trim();
}
