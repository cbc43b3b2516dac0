import type { ReactNode } from 'react';
import { useDesk } from '../desk-texts.ts';
import { Icon } from './icons/icon.tsx';
import type { IconName } from './icons/icon-names.ts';
import styles from './note.module.css';

export type NoteTone = 'green' | 'amber' | 'red' | 'blue';

const icons: Readonly<Record<NoteTone, IconName>> = { green: 'check', amber: 'warn', red: 'warn', blue: 'help' };

type BannerProps = {
  readonly tone: NoteTone;
  readonly icon?: IconName;
  /** `alert` interrupts a screen reader; for refusals. */
  readonly role?: 'alert' | 'status';
  /** At the right: the next step. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
};

/** A message across the page: red for what failed, amber for what must be known first, green for what was done, blue for help. */
export function Banner({ tone, icon, role = 'status', action, children }: BannerProps) {
  return (
    <div className={styles.banner} data-tone={tone} role={role}>
      <Icon name={icon ?? icons[tone]} />
      <div className={styles.words}>{children}</div>
      {action}
    </div>
  );
}

type ProblemProps = {
  readonly code: string | null | undefined;
  /** For the placeholders of its text. */
  readonly values?: Readonly<Record<string, string | number>> | undefined;
};

/** Why something was refused, above everything else. It stays until the next act. */
export function Problem({ code, values }: ProblemProps) {
  const { named } = useDesk();
  if (code === null || code === undefined) return null;
  return (
    <Banner tone="red" role="alert">
      {named('problems', code, values)}
    </Banner>
  );
}

/** What must be known before anything is done. */
export function Warning({ children }: { readonly children: ReactNode }) {
  return <Banner tone="amber">{children}</Banner>;
}

/** What was done. */
export function Note({ children }: { readonly children: ReactNode }) {
  return <Banner tone="green">{children}</Banner>;
}
