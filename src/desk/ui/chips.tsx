import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useDesk } from '../desk-texts.ts';
import styles from './chips.module.css';
import { Icon } from './icons/icon.tsx';
import { Popover } from './popover.tsx';

type ChipProps = {
  readonly name: string;
  /** Its value in words: "booked", "from Thu 26 Nov". */
  readonly value: string;
  /** The content of its popover: a form that submits to the address. */
  readonly children?: ReactNode;
  /** The address without this filter; none where it cannot be removed. */
  readonly removeTo?: string;
};

/** A filter that is set. Several read as a sentence. */
export function Chip({ name, value, children, removeTo }: ChipProps) {
  const { t } = useDesk();
  const words = (
    <>
      {name} <b>{value}</b>
    </>
  );
  return (
    <span className={styles.chip}>
      {children === undefined ? (
        <span className={styles.words}>{words}</span>
      ) : (
        <Popover
          label={name}
          triggerClass={styles.words}
          trigger={
            <>
              {words}
              {removeTo === undefined && <Icon name="down" size={14} />}
            </>
          }
        >
          <div className={styles.form}>{children}</div>
        </Popover>
      )}
      {removeTo !== undefined && (
        <Link to={removeTo} className={styles.remove} aria-label={t('ui.removeFilter', { name })} preventScrollReset>
          <Icon name="close" size={14} />
        </Link>
      )}
    </span>
  );
}

/** The dashed chip at the end, with the other filters. `children` are links or a form. */
export function AddFilter({ children }: { readonly children: ReactNode }) {
  const { t } = useDesk();
  return (
    <span className={styles.chip} data-add>
      <Popover
        label={t('ui.addFilter')}
        triggerClass={styles.words}
        trigger={
          <>
            <Icon name="plus" size={14} /> {t('ui.addFilter')}
          </>
        }
      >
        <div className={styles.form}>{children}</div>
      </Popover>
    </span>
  );
}
