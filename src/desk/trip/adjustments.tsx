import { Form } from 'react-router';
import { useDesk } from '../desk-texts.ts';
import { Button } from '../ui/button.tsx';
import { useRights } from '../use-rights.ts';
import { useWork } from '../use-work.ts';
import styles from './trip.module.css';
import type { TripPage } from './trip-page.ts';
import { useTripView } from './trip-view.ts';

type Adjustment = TripPage['money']['adjustments'][number];

/** What was written off, and recovery costs that were paid or waived. A write-off can be taken back. */
export function Adjustments() {
  const w = useWork();
  const { adjustments } = useTripView().trip.money;
  if (adjustments.length === 0) return null;
  return (
    <>
      <h3>{w('money.adjustments')}</h3>
      <table className={styles.lines}>
        <tbody>
          {adjustments.map((adjustment) => (
            <AdjustmentLine key={adjustment.id} adjustment={adjustment} />
          ))}
        </tbody>
      </table>
    </>
  );
}

function AdjustmentLine({ adjustment }: { readonly adjustment: Adjustment }) {
  const { money, instant } = useDesk();
  const w = useWork();
  const { has } = useRights();
  const { kind, cents, countedCents, reason, madeBy, madeAt, undoneBy, isApproved } = adjustment;
  const state =
    undoneBy !== null
      ? w(kind === 'write-off' ? 'money.undoneBy' : 'money.waivedBy', { name: undoneBy })
      : !isApproved
        ? w('money.waitsForSecond')
        : countedCents === cents
          ? ''
          : w('money.countsNow', { sum: money(countedCents) });
  return (
    <tr>
      <th scope="row">
        {w(`money.adjustment.${kind}`)} <span className={styles.muted}>{instant(madeAt)}</span>
        <span className={styles.muted}>{[madeBy, reason, state].map((part) => (part === '' ? '' : ` · ${part}`)).join('')}</span>
        {kind === 'write-off' && undoneBy === null && has('write-off') && <Decide adjustment={adjustment} />}
      </th>
      <td>{money(cents)}</td>
    </tr>
  );
}

function Decide({ adjustment: { id, isApproved, isOwn } }: { readonly adjustment: Adjustment }) {
  const w = useWork();
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="adjustment" value={id} />
      {!isApproved && !isOwn && (
        <Button size="small" kind="main" intent="approve-write-off">
          {w('money.approveWriteOff')}
        </Button>
      )}
      <Button size="small" kind="quiet" icon="undo" intent="undo-write-off">
        {w('money.undoWriteOff')}
      </Button>
    </Form>
  );
}
