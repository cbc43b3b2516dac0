import styles from './request-id-line.module.css';

/** The id that a person can quote to us. The server writes it; on a page rendered only in the browser there is none, and no line. */
export function RequestIdLine({ label }: { readonly label: string }) {
  return (
    <p className={styles.line}>
      {label}{' '}
      <code data-request-id suppressHydrationWarning>
        {''}
      </code>
    </p>
  );
}
