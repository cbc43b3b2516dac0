import { Form } from 'react-router';
import { useDesk } from '../desk-texts.ts';
import { Section } from '../ui/page.tsx';
import { Button } from '../ui/parts.tsx';
import { Timeline, type TimelineEntry } from '../ui/timeline.tsx';
import { useRights } from '../use-rights.ts';
import type { CustomerIntent } from './customer-forms.ts';
import type { ShownCustomer, ShownPeople } from './customer-page.ts';
import { useCustomers } from './use-customers.ts';

type HistoryProps = Pick<ShownPeople, 'moves' | 'changes'> & { readonly customer: ShownCustomer };

/** What our people did to the record, the last first. A merge or a split can be undone from here. */
export function HistoryPart({ customer, moves, changes }: HistoryProps) {
  const { t, named } = useCustomers();
  const { instant, compactInstant } = useDesk();
  const moved = moves.map((move): TimelineEntry => {
    const { id, kind, fromId, fromName, toName, count, by, at } = move;
    const way = fromId === customer.id ? 'away' : 'here';
    return {
      key: id,
      icon: 'swap',
      text: t(`history.${kind}.${way}`, { other: fromId === customer.id ? toName : fromName, count, by }),
      at: compactInstant(at),
      instant: at,
      more: <UndoMove move={move} />,
    };
  });
  const changed = changes.map(({ key, what, before, after, by, at }): TimelineEntry => {
    const text = named('history.acts', what, { before: before || '–', after: after || '–', by });
    return { key: String(key), icon: 'note', text, at: instant(at), instant: at };
  });
  const entries = [...moved, ...changed].toSorted((one, other) => (one.instant < other.instant ? 1 : -1));
  if (entries.length === 0) return null;
  return (
    <Section title={t('history.title')}>
      <Timeline entries={entries} />
    </Section>
  );
}

function UndoMove({ move: { id, undoneAt, undoneBy } }: { readonly move: ShownPeople['moves'][number] }) {
  const { t } = useCustomers();
  const { instant } = useDesk();
  const mayUndo = useRights().has('change-trips');
  if (undoneAt !== null) return <span>{t('history.undone', { by: undoneBy ?? '', at: instant(undoneAt) })}</span>;
  if (!mayUndo) return null;
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="move" value={id} />
      <Button<CustomerIntent> intent="undo-move" kind="quiet" size="small" icon="undo">
        {t('history.undo')}
      </Button>
    </Form>
  );
}
