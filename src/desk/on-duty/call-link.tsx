import { Icon } from '../ui/icons/icon.tsx';
import styles from './on-duty.module.css';
import { useDriverWords } from './use-driver-words.ts';

export function telOf(phone: string): string {
  return `tel:${phone.replaceAll(/[^\d+]/g, '')}`;
}

/** A telephone number; a press calls it. */
export function CallLink({ phone }: { readonly phone: string }) {
  return (
    <a className={styles.call} href={telOf(phone)}>
      {phone}
    </a>
  );
}

/** A person with a number; a press calls it. */
export function PersonRow({ role, name, phone }: { readonly role: string; readonly name: string; readonly phone: string }) {
  const { t } = useDriverWords();
  return (
    <li className={styles.row}>
      <span>
        <b>{name}</b>
        <span className={styles.small}>
          {role} · {phone}
        </span>
      </span>
      <a className={styles.round} href={telOf(phone)} aria-label={t('next.call', { name })}>
        <Icon name="phone" size={20} />
      </a>
    </li>
  );
}
