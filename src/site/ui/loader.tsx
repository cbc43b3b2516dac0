import { useTranslation } from '../i18n/site-texts.ts';
import { classNames } from './class-names.ts';
import styles from './loader.module.css';

/** Something is on its way and will stand here. Shows itself only after a moment, so that a quick answer does not flash. */
export function Loader({ label }: { readonly label?: string | undefined }) {
  const { t } = useTranslation('common');
  return (
    <div className={styles.loader} role="status">
      <Spinner />
      <span>{label ?? t('loading')}</span>
    </div>
  );
}

function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}

type SkeletonProps = { readonly kind?: 'text' | 'title' | 'box' | undefined; readonly lines?: number | undefined };

/** Holds the place of what is coming in its size. */
export function Skeleton({ kind = 'text', lines = 1 }: SkeletonProps) {
  return (
    <span className={styles.skeleton} aria-hidden="true">
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical bars
        <span key={index} className={classNames(styles.bar, styles[kind])} />
      ))}
    </span>
  );
}
