import type { MouseEvent, ReactNode, Ref } from 'react';
import { Link, useNavigation } from 'react-router';
import { useDesk } from '../desk-texts.ts';
import styles from './button.module.css';
import { Icon } from './icons/icon.tsx';
import type { IconName } from './icons/icon-names.ts';
import { Key } from './key.tsx';
import { Popover } from './popover.tsx';

/** `main` is filled and appears once in each layer; `plain` has a frame, `quiet` none, `danger` is for what cannot be undone. */
export type ButtonKind = 'main' | 'plain' | 'quiet' | 'danger';
/** 28, 32 and 40 px; on a phone 36 and 40. */
export type ButtonSize = 'small' | 'medium' | 'large';

type Look = {
  readonly kind?: ButtonKind;
  readonly size?: ButtonSize;
  readonly icon?: IconName;
  /** The letter that presses it, shown on the button. */
  readonly shortcut?: string;
};

export type ButtonProps<Intent extends string = string> = Look & {
  readonly children: ReactNode;
  /** The handler of the page's action that the button calls: `<Button<keyof typeof taskForms> intent="add-task">`. */
  readonly intent?: Intent;
  readonly type?: 'submit' | 'button';
  readonly onClick?: () => void;
  /** The words while its form is being sent, such as "Sending …". */
  readonly busyText?: string;
  /** Why it cannot be pressed, such as "Owner only". Shown instead of its words, after a lock. */
  readonly lockedText?: string | undefined;
  readonly ref?: Ref<HTMLButtonElement>;
};

/** Sends its form once. While the form is being sent another press does nothing, and the focus stays. */
export function Button<Intent extends string = string>({
  children,
  intent,
  type = 'submit',
  onClick,
  busyText,
  lockedText,
  ref,
  ...look
}: ButtonProps<Intent>) {
  const { state, formData } = useNavigation();
  const isSubmitting = state === 'submitting';
  const isMine = isSubmitting && intent !== undefined && formData?.get('intent') === intent;
  const isLocked = lockedText !== undefined;
  const press = (event: MouseEvent) => {
    if (isSubmitting || isLocked) event.preventDefault();
    else onClick?.();
  };
  return (
    <button
      ref={ref}
      className={styles.button}
      data-kind={look.kind ?? 'plain'}
      data-size={look.size}
      type={type}
      name={intent === undefined ? undefined : 'intent'}
      value={intent}
      aria-disabled={isSubmitting || isLocked || undefined}
      data-locked={isLocked || undefined}
      aria-busy={isMine || undefined}
      aria-keyshortcuts={look.shortcut}
      onClick={press}
    >
      <Inside shortcut={look.shortcut} icon={isLocked ? 'lock' : look.icon} isBusy={isMine}>
        {lockedText ?? (isMine ? (busyText ?? children) : children)}
      </Inside>
    </button>
  );
}

type InsideProps = {
  readonly children: ReactNode;
  readonly isBusy?: boolean;
  readonly icon: IconName | undefined;
  readonly shortcut: string | undefined;
};

function Inside({ children, icon, shortcut, isBusy = false }: InsideProps) {
  return (
    <>
      {isBusy ? <span className={styles.spinner} aria-hidden="true" /> : icon !== undefined && <Icon name={icon} />}
      {children}
      {shortcut !== undefined && <Key>{shortcut.toUpperCase()}</Key>}
    </>
  );
}

type ButtonLinkProps = Look & { readonly to: string; readonly children: ReactNode; readonly isCurrent?: boolean; readonly label?: string };

/** A link that looks like a button. It leads to another page and changes nothing. `label` where its words alone are ambiguous. */
export function ButtonLink({ to, children, isCurrent = false, label, ...look }: ButtonLinkProps) {
  return (
    <Link
      to={to}
      className={styles.button}
      data-kind={look.kind ?? 'plain'}
      data-size={look.size}
      aria-current={isCurrent ? 'page' : undefined}
      aria-label={label}
      aria-keyshortcuts={look.shortcut}
    >
      <Inside shortcut={look.shortcut} icon={look.icon}>
        {children}
      </Inside>
    </Link>
  );
}

type IconButtonProps = Omit<Look, 'shortcut' | 'icon'> & {
  readonly icon: IconName;
  /** The visible label and only text. */
  readonly label: string;
  readonly shortcut?: string;
  readonly intent?: string;
  readonly type?: 'submit' | 'button';
  readonly onClick?: () => void;
};

/** A button with only a pictogram. Its words are a label and a title. */
export function IconButton({ icon, label, kind = 'plain', size, shortcut, intent, type = 'button', onClick }: IconButtonProps) {
  return (
    <button
      type={type}
      className={styles.button}
      data-kind={kind}
      data-size={size}
      data-icon
      name={intent === undefined ? undefined : 'intent'}
      value={intent}
      aria-label={label}
      aria-keyshortcuts={shortcut}
      title={label}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}

type SplitButtonProps = {
  /** The usual act: a Button or ButtonLink. */
  readonly children: ReactNode;
  readonly kind?: ButtonKind;
  /** The other ways to do it: a MenuList. */
  readonly choices: ReactNode;
};

/** The usual act, and beside it the alternatives. */
export function SplitButton({ children, kind = 'main', choices }: SplitButtonProps) {
  const { t } = useDesk();
  return (
    <span className={styles.split} data-kind={kind}>
      {children}
      <Popover
        label={t('ui.moreActs')}
        triggerLabel={t('ui.moreActs')}
        triggerClass={styles.button}
        trigger={<Icon name="down" size={14} />}
      >
        {choices}
      </Popover>
    </span>
  );
}
