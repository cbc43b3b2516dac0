import { useTranslation } from '../i18n/site-texts.ts';
import { classNames } from './class-names.ts';
import styles from './loader.module.css';

/** Content is loading and will appear here. Shown after a short delay, so that fast responses do not flicker. */
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

/** Reserves the space of the coming content. */
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
