import type { ReactNode } from 'react';
import { Icon } from '../ui/icons/icon.tsx';
import styles from './on-duty.module.css';
import { useDriverWords } from './use-driver-words.ts';

type AsidePageProps = { readonly id: string; readonly title: string; readonly back: string; readonly children: ReactNode };

/** A page beside the day, opened by its address (`#problem`). It needs neither a network nor a script. */
export function AsidePage({ id, title, back, children }: AsidePageProps) {
  const { t } = useDriverWords();
  return (
    <section id={id} className={styles.aside} aria-labelledby={`${id}-title`}>
      <header className={styles.top}>
        <a className={styles.back} href={back} aria-label={t('problem.back')}>
          <Icon name="left" size={20} />
        </a>
        <h1 id={`${id}-title`}>{title}</h1>
      </header>
      {children}
    </section>
  );
}
