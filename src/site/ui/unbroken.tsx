import styles from './unbroken.module.css';

type UnbrokenProps = {
  readonly text: string;
  /** An amount, a date, a number or a reference as it stands in the text, or several of them. */
  readonly part: string | readonly string[];
};

/** A sentence in which some parts never stand on two lines. */
export function Unbroken({ text, part }: UnbrokenProps) {
  const parts = [part].flat().filter((each) => each !== '');
  if (parts.length === 0) return text;
  // Split at a group, every second piece is a part.
  return (
    text
      .split(new RegExp(`(${parts.map(escapePattern).join('|')})`))
      // biome-ignore lint/suspicious/noArrayIndexKey: a text's pieces never change places
      .map((piece, index) => (index % 2 === 0 ? piece : <UnbrokenPart key={index} piece={piece} />))
  );
}

function UnbrokenPart({ piece }: { readonly piece: string }) {
  return <span className={styles.part}>{piece}</span>;
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
