import styles from './no-wrap.module.css';

type NoWrapProps = {
  readonly text: string;
  /** An amount, a date, a number or a reference in the text, or several of them. */
  readonly part: string | readonly string[];
};

/** A sentence in which some parts never break across lines. */
export function NoWrap({ text, part }: NoWrapProps) {
  const pieces = [part]
    .flat()
    .reduce<readonly Piece[]>((all, each) => all.flatMap((piece) => cutOut(each, piece)), [{ text, isPart: false }]);
  // biome-ignore lint/suspicious/noArrayIndexKey: a text's pieces never change places
  return pieces.map((piece, index) => (piece.isPart ? <NoWrapPart key={index} piece={piece.text} /> : piece.text));
}

type Piece = { readonly text: string; readonly isPart: boolean };

/** The text around a part and the part itself, for each occurrence. */
function cutOut(part: string, piece: Piece): readonly Piece[] {
  if (part === '' || piece.isPart) return [piece];
  const around = piece.text.split(part).map((text) => ({ text, isPart: false }));
  return around.flatMap((each, index) => (index === 0 ? [each] : [{ text: part, isPart: true }, each]));
}

function NoWrapPart({ piece }: { readonly piece: string }) {
  return <span className={styles.part}>{piece}</span>;
}
