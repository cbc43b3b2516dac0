import type { ButtonHTMLAttributes, ReactNode } from 'react';
import type { Link } from '#domain/sites/links.ts';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import { SiteLink, type SiteLinkProps } from './link/site-link.tsx';

type Look = {
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  readonly size?: 's' | 'm' | 'l' | undefined;
  readonly icon?: IconName | undefined;
  readonly iconAfter?: IconName | undefined;
  /** As wide as its column. */
  readonly wide?: boolean | undefined;
};

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & Look & { readonly busy?: boolean | undefined; readonly children: ReactNode };

/** While busy it stays focusable and is announced as busy. `disabled` would remove the focus. The form ignores a second press. */
export function Button({ variant, size, icon, iconAfter, wide, busy, type = 'button', className, children, ...rest }: ButtonProps) {
  return (
    <button type={type} className={classNames(lookOf({ variant, size, wide }), className)} aria-busy={busy || undefined} {...rest}>
      {busy ? <span className={styles.spinner} aria-hidden="true" /> : icon && <Icon name={icon} />}
      <span>{children}</span>
      {iconAfter && <Icon name={iconAfter} />}
    </button>
  );
}

type ButtonLinkProps = Look & {
  /** A page of ours, or a literal address (`tel:`, a document). */
  readonly to: Link | string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
} & Omit<SiteLinkProps, 'to' | 'className'>;

export function ButtonLink({ variant, size, icon, iconAfter, wide, to, className, children, ...rest }: ButtonLinkProps) {
  const content = (
    <>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
      {iconAfter && <Icon name={iconAfter} />}
    </>
  );
  const look = classNames(lookOf({ variant, size, wide }), className);
  if (typeof to !== 'string') {
    return (
      <SiteLink to={to} className={look} {...rest}>
        {content}
      </SiteLink>
    );
  }
  const { target, rel, download, onClick } = rest;
  return (
    <a href={to} className={look} {...{ target, rel, download, onClick }}>
      {content}
    </a>
  );
}

function lookOf({ variant = 'primary', size = 'm', wide }: Look): string {
  return classNames(styles.button, styles[variant], styles[size], wide && styles.wide);
}
