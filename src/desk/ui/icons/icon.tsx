import type { IconName, ShapeName } from './icon-names.ts';
import styles from './icons.module.css';
import sprite from './sprite.svg';

type IconProps = {
  readonly name: IconName;
  /** 16 px beside text, 14 in chips, 20 in the tab bar of a phone. */
  readonly size?: 14 | 16 | 20;
};

/** A pictogram, hidden from screen readers: the words beside it, or its button's label, say the same. */
export function Icon({ name, size = 16 }: IconProps) {
  return (
    <svg className={styles.icon} data-size={size} viewBox="0 0 20 20" aria-hidden="true">
      <use href={`${sprite}#i-${name}`} />
    </svg>
  );
}

/** The shape of a state, hidden from screen readers. */
export function Shape({ name }: { readonly name: ShapeName }) {
  return (
    <svg className={styles.shape} viewBox="0 0 12 12" aria-hidden="true">
      <use href={`${sprite}#s-${name}`} />
    </svg>
  );
}
