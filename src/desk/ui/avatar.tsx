import styles from './avatar.module.css';

const tones = 5;

type AvatarProps = { readonly name: string; readonly size?: 'small' | 'large' };

/** The initials of a person, always in the same tone. The name is its title, and is written beside it where it matters. */
export function Avatar({ name, size = 'small' }: AvatarProps) {
  return (
    <span className={styles.avatar} data-size={size} data-tone={toneOf(name)} title={name} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}

/** The first letters of the first and the last word: "Noor van Dam" is ND. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = words.length < 2 ? [...(words[0] ?? '')].slice(0, 2) : [[...(words[0] ?? '')][0], [...(words.at(-1) ?? '')][0]];
  return letters.join('').toUpperCase();
}

function toneOf(name: string): number {
  return [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7) % tones;
}
