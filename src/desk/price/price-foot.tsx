import { useDesk } from '../desk-texts.ts';
import { Button } from '../ui/button.tsx';
import { MarginBar } from '../ui/margin-bar.tsx';
import { useWork } from '../use-work.ts';
import styles from './price.module.css';
import type { ShownPrice } from './price-view.ts';

/** The margin of the price, its difference to the engine's, and the two buttons. It stays in sight. */
export function PriceFoot({ shown }: { readonly shown: ShownPrice | null }) {
  const { money, number } = useDesk();
  const w = useWork();
  if (shown === null) {
    return (
      <div className={styles.foot}>
        <Button intent="show" kind="main">
          {w('priceForm.work')}
        </Button>
      </div>
    );
  }
  const { percentBelow, isBelowFloor, totalCents, margin } = shown;
  const percent = number(Math.abs(Math.round(percentBelow * 10) / 10));
  const compared =
    Math.abs(percentBelow) < 0.05 ? w('priceForm.same') : w(percentBelow > 0 ? 'priceForm.below' : 'priceForm.above', { percent });
  const total = money(totalCents);
  return (
    <div className={styles.foot}>
      <MarginBar margin={margin} />
      <div className={styles.send}>
        <p role="status" className={styles.muted}>
          {isBelowFloor ? <b className={styles.floor}>{w('priceForm.floor')}</b> : compared}
        </p>
        <input type="hidden" name="toldCents" value={totalCents} readOnly />
        <Button intent="show">{w('priceForm.work')}</Button>
        <Button intent="send" kind="main" icon="send">
          {w(isBelowFloor ? 'priceForm.propose' : 'priceForm.send', { total })}
        </Button>
      </div>
    </div>
  );
}
