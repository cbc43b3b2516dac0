import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { useDesk } from '../desk-texts.ts';
import { IconButton } from './button.tsx';
import { Icon } from './icons/icon.tsx';
import styles from './overlay.module.css';

type DialogProps = {
  /** A question that names the object, such as "Cancel Utrecht → Kaatsheuvel?". */
  readonly title: string;
  readonly onClose: () => void;
  /** The acts, at the right. The main one repeats the act and the amount. */
  readonly actions?: ReactNode;
  readonly isWide?: boolean;
  readonly children: ReactNode;
};

/** Asks before what cannot be undone. It uses the browser's dialog for focus, Escape and layering, and is open while it is rendered. */
export function Dialog({ title, onClose, actions, isWide = false, children }: DialogProps) {
  const { t } = useDesk();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  return (
    <dialog ref={dialog} className={styles.dialog} data-wide={isWide || undefined} aria-labelledby={id} onClose={onClose}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <IconButton icon="close" kind="quiet" size="small" label={t('ui.close')} onClick={() => dialog.current?.close()} />
      </div>
      {children}
      {actions !== undefined && <div className={styles.foot}>{actions}</div>}
    </dialog>
  );
}

type DrawerProps = {
  readonly title: string;
  /** The address without the drawer. The drawer opens by its address, so that reload and back work. */
  readonly closeTo: string;
  readonly children: ReactNode;
};

/** A drawer beside the page, 400 px wide at the right. The page stays usable. Escape closes it. */
export function Drawer({ title, closeTo, children }: DrawerProps) {
  const { t } = useDesk();
  const navigate = useNavigate();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <aside
      className={styles.drawer}
      aria-labelledby={id}
      onKeyDown={({ key }) => (key === 'Escape' ? void navigate(closeTo, { preventScrollReset: true }) : undefined)}
    >
      <div className={styles.head}>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <Link to={closeTo} preventScrollReset aria-label={t('ui.close')} title={t('ui.close')}>
          <Icon name="close" />
        </Link>
      </div>
      <div className={styles.body}>{children}</div>
    </aside>
  );
}
