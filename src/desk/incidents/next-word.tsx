import { useEffect, useState } from 'react';
import { useDesk } from '../desk-texts.ts';
import styles from './incidents.module.css';
import { useIncidents } from './use-incidents.ts';

const tickEvery = 5_000;

type NextWordProps = { readonly incident: { readonly nextWordAt: string; readonly isOverdue: boolean } };

/** The countdown to the next message that the customer was promised. A screen reader announces its end. */
export function NextWord({ incident: { nextWordAt, isOverdue } }: NextWordProps) {
  const { i } = useIncidents();
  const { instant } = useDesk();
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, tickEvery);
    return () => clearInterval(timer);
  }, []);
  const left = now === null ? null : Date.parse(nextWordAt) - now;
  const isOver = left === null ? isOverdue : left <= 0;
  const at = instant(nextWordAt);
  if (isOver) {
    return (
      <strong className={styles.overdue} role="alert">
        {i('clock.overdue', { at })}
      </strong>
    );
  }
  const minutes = left === null ? null : Math.ceil(left / 60_000);
  return <span className={styles.clock}>{minutes === null ? i('clock.by', { at }) : i('clock.in', { at, minutes: String(minutes) })}</span>;
}
