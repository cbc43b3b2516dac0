import { clustersOf, isLatin } from './printable-text.ts';

/** Letters that one font draws. */
export type FontRun<Font> = { readonly face: Font; readonly text: string };

export type Choice<Font> = {
  /** The font of our documents, if it has the letter. */
  readonly own: (cluster: string) => Font | undefined;
  readonly other: (cluster: string) => Font | undefined;
  readonly first: Font;
};

/**
 * Splits a word by the fonts that draw its letters. A letter keeps its marks if one font has them all; a Latin word with a letter that our
 * own font lacks is drawn completely by the other font, if that has its letters.
 */
export function splitRuns<Font>(word: string, { own, other, first }: Choice<Font>): readonly FontRun<Font>[] {
  const whole = own(word);
  if (whole !== undefined) return [{ face: whole, text: word }];
  const clusters = clustersOf(word);
  const isOneFont = clusters.some((cluster) => isLatin(cluster) && own(cluster) === undefined);
  const runs: { face: Font; text: string }[] = [];
  const add = (face: Font, text: string) => {
    const last = runs.at(-1);
    if (last?.face === face) last.text += text;
    else runs.push({ face, text });
  };
  for (const cluster of clusters) {
    const face = (isOneFont && isLatin(cluster) ? other(cluster) : undefined) ?? own(cluster) ?? other(cluster);
    if (face !== undefined) add(face, cluster);
    else for (const character of cluster) add(own(character) ?? other(character) ?? first, character);
  }
  return runs;
}
