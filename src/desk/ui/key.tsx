import styles from './key.module.css';

/** A key beside its act, hidden from screen readers, because `aria-keyshortcuts` says the same. */
export function Key({ children }: { readonly children: string }) {
  return (
    <kbd className={styles.key} data-single={/^[A-Z?]$/.test(children) || undefined}>
      <span aria-hidden="true">{children}</span>
    </kbd>
  );
}
