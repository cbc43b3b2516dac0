import styles from './key.module.css';

/** A key beside the act that it runs; for the eye only, since `aria-keyshortcuts` says the same to screen readers. */
export function Key({ children }: { readonly children: string }) {
  return (
    <kbd className={styles.key} data-single={/^[A-Z?]$/.test(children) || undefined}>
      <span aria-hidden="true">{children}</span>
    </kbd>
  );
}
