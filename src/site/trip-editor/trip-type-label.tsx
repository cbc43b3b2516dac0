import styles from './trip-type-label.module.css';

type TripTypeLabelProps = { readonly type: 'one-way' | 'return' | 'day-trip' | 'tour'; readonly label: string };

/** A kind of trip, and what it looks like on a map. */
export function TripTypeLabel({ type, label }: TripTypeLabelProps) {
  return (
    <span className={styles.label}>
      {label}
      <span data-type={type} className={styles.picture} />
    </span>
  );
}
