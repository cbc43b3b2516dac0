import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button, ButtonLink } from '../button.tsx';
import { Dialog, Drawer } from '../dialog.tsx';
import { Empty, Skeleton } from '../empty.tsx';
import { Facts, Select } from '../parts.tsx';
import { FactRow, Timeline } from '../timeline.tsx';
import { useToast } from '../toast.tsx';
import { Card } from './card.tsx';
import styles from './sheet.module.css';

/** Layers above the page, and empty states. */
export function LayersOfSheet() {
  const [isAsking, setAsking] = useState(false);
  const [query] = useSearchParams();
  const toast = useToast();
  return (
    <>
      <Card title="Dialog, drawer, toast" from="ui/dialog.tsx, ui/toast.tsx">
        <div className={styles.row}>
          <Button type="button" onClick={() => setAsking(true)}>
            Dialog
          </Button>
          <ButtonLink to="?drawer=1">Drawer</ButtonLink>
          <Button type="button" onClick={() => toast({ text: 'Quote sent to Claire Petit', onUndo: () => undefined })}>
            Toast
          </Button>
        </div>
        {isAsking && <Asking onClose={() => setAsking(false)} />}
        {query.get('drawer') === '1' && (
          <Drawer title="Utrecht – Kaatsheuvel" closeTo="/parts">
            <Facts
              facts={[
                ['Driver', 'Ria Smit'],
                ['Coach', 'BX-TK-41, 63 seats'],
              ]}
            />
          </Drawer>
        )}
      </Card>
      <Card title="Facts, timeline" from="ui/timeline.tsx, ui/parts.tsx">
        <FactRow
          facts={[
            { name: 'Leaves', value: 'Sat 28 Nov, 08:00' },
            { name: 'People', value: '62' },
            { name: 'Price, VAT incl.', value: '€ 1,333.51' },
          ]}
        />
        <Timeline
          entries={[
            { key: '1', icon: 'mail', tone: 'blue', text: <b>Meryem Yildiz replied</b>, at: '13:47', instant: '2026-11-26T12:47Z' },
            { key: '2', icon: 'clock', text: 'Reminder of payment sent', at: '09:00', instant: '2026-11-26T08:00Z' },
            { key: '3', icon: 'check', tone: 'green', text: 'Booked', at: 'Wed 18 Nov, 20:31', instant: '2026-11-18T19:31Z' },
          ]}
        />
      </Card>
      <Card title="Empty, loading" from="ui/empty.tsx">
        <Empty title="Everything has a coach" action={<ButtonLink to="/board">Show tomorrow</ButtonLink>}>
          New duties appear here by themselves.
        </Empty>
        <Skeleton rows={3} />
      </Card>
    </>
  );
}

function Asking({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog
      title="Cancel Utrecht → Kaatsheuvel?"
      onClose={onClose}
      actions={
        <>
          <Button type="button" onClick={onClose}>
            Keep the trip
          </Button>
          <Button type="button" kind="danger" onClick={onClose}>
            Cancel it, € 666.76
          </Button>
        </>
      }
    >
      <p className={styles.read}>It leaves Sat 28 Nov, 08:00. The terms ask 50 %: € 666.76.</p>
      <Select label="Reason" name="reason" options={[['ill', 'Illness at school']]} />
    </Dialog>
  );
}
