import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icon.tsx';
import styles from './notice.module.css';

const icons = { info: 'info', success: 'check', warning: 'warning', error: 'warning' } as const satisfies Record<string, IconName>;

type NoticeProps = {
  readonly kind?: keyof typeof icons | undefined;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** Announced when it appears: `status` politely, `alert` at once. */
  readonly live?: 'status' | 'alert' | undefined;
};

export function Notice({ kind = 'info', title, children, live }: NoticeProps) {
  return (
    <div className={classNames(styles.notice, styles[kind])} role={live}>
      <Icon name={icons[kind]} className={styles.icon} />
      <div className={styles.content}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
      </div>
    </div>
  );
}
