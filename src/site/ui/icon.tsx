import { classNames } from './class-names.ts';
import styles from './icon.module.css';
import { iconPaths } from './icon-paths.ts';

export type IconName = keyof typeof iconPaths;

type IconProps = {
  readonly name: IconName;
  readonly size?: 's' | 'm' | 'l';
  /** Its text alternative where no words are beside it. Without it the icon is decorative. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
};

export function Icon({ name, size = 'm', label, className }: IconProps) {
  const shared = { className: classNames(styles.icon, styles[size], className), viewBox: '0 0 24 24' };
  const path = <path d={iconPaths[name]} />;
  if (label === undefined) {
    return (
      <svg {...shared} aria-hidden="true">
        {path}
      </svg>
    );
  }
  return (
    <svg {...shared} role="img" aria-label={label}>
      {path}
    </svg>
  );
}
