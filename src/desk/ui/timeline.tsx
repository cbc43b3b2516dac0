import type { ReactNode } from 'react';
import { Icon } from './icons/icon.tsx';
import type { IconName } from './icons/icon-names.ts';
import type { Tone } from './state.tsx';
import styles from './timeline.module.css';

export type TimelineEntry = {
  readonly key: string;
  readonly icon: IconName;
  readonly tone?: Tone;
  /** "Ria Smit assigned by Jan Dekker": the person in bold. */
  readonly text: ReactNode;
  /** As text, and as an ISO value. */
  readonly at: string;
  readonly instant: string;
  /** A message, a note, the acts that follow. */
  readonly more?: ReactNode;
};

/** The history, the latest first. */
export function Timeline({ entries }: { readonly entries: readonly TimelineEntry[] }) {
  return (
    <ol className={styles.timeline}>
      {entries.map(({ key, icon, tone, text, at, instant, more }) => (
        <li key={key}>
          <span className={styles.dot} data-tone={tone}>
            <Icon name={icon} />
          </span>
          <span className={styles.text}>{text}</span>
          <time dateTime={instant}>{at}</time>
          {more !== undefined && <div className={styles.more}>{more}</div>}
        </li>
      ))}
    </ol>
  );
}

/** The eight facts of a head that never scroll: a name above, its value beneath, hairlines between. */
export function FactRow({ facts }: { readonly facts: readonly { readonly name: string; readonly value: ReactNode }[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
