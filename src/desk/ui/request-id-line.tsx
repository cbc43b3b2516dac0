import styles from './request-id-line.module.css';

/** What somebody can quote to us. The server writes the id; where a browser renders the page by itself there is none, and no line. */
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
