import { Form } from 'react-router';
import type { DeskQueries } from '#desk-service/desk-service.ts';
import { textLimits } from '#domain/input/text-limits.ts';
import type { FormAnswer } from '../desk-action.ts';
import { useDesk } from '../desk-texts.ts';
import styles from '../tasks/tasks.module.css';
import { Answered } from '../ui/answered.tsx';
import { Button, Field, Panel } from '../ui/parts.tsx';
import { useRights } from '../use-rights.ts';
import type { LostItemIntent } from './lost-item-forms.ts';

export type LostItems = Awaited<ReturnType<DeskQueries['lostItems']['ofTrip']>>;
type Item = LostItems[number];
type TripLostItemsProps = { readonly items: LostItems; readonly wasDriven: boolean; readonly outcome: FormAnswer | undefined };

/** The items left in the coach of a trip. The driver is asked, and an item is handed over for a code. */
export function TripLostItems({ items, wasDriven, outcome }: TripLostItemsProps) {
  const { t } = useDesk();
  const mayAct = useRights().has('change-trips');
  if (items.length === 0 && !(wasDriven && mayAct)) return null;
  const refused = outcome !== undefined && outcome.problem !== null && outcome.act === 'report-lost' ? outcome : undefined;
  return (
    <Panel title={t('lost.title')} count={items.length} anchor="lost">
      {items.length > 0 && (
        <ul className={styles.list}>
          {items.map((item) => (
            <li key={item.id}>
              <LostLine item={item} />
              {mayAct && <Acts item={item} />}
            </li>
          ))}
        </ul>
      )}
      {mayAct && wasDriven && (
        <details key={items.length} className={styles.fold} open={refused !== undefined}>
          <summary>{t('lost.add')}</summary>
          <Answered answer={refused}>
            <Form method="post" preventScrollReset>
              <Field label={t('lost.what')} name="what" required help={t('lost.whatHelp')} maxLength={textLimits.line} />
              <Field label={t('lost.place')} name="place" help={t('lost.placeHelp')} maxLength={textLimits.line} />
              <Button<LostItemIntent> intent="report-lost">{t('lost.ask')}</Button>
            </Form>
          </Answered>
        </details>
      )}
    </Panel>
  );
}

function LostLine({ item }: { readonly item: Item }) {
  const { t, instant, named } = useDesk();
  const { what, place, state, note, reportedBy, reportedAt, answeredBy, answeredAt, endedBy, endedAt } = item;
  const by = (name: string | null, at: string | null) => (name === null || at === null ? null : t('lost.by', { name, at: instant(at) }));
  return (
    <>
      <p>
        <strong>{what}</strong> {place} · {t(`lostStates.${state}`)}
      </p>
      <p className={styles.muted}>
        {[
          t('lost.reported', { name: named('lostReporters', reportedBy), at: instant(reportedAt) }),
          by(answeredBy, answeredAt),
          by(endedBy, endedAt),
        ]
          .filter((line) => line !== null)
          .join(' → ')}
      </p>
      {note !== '' && <p>{t('lost.note', { note })}</p>}
    </>
  );
}

function Acts({ item: { id, state } }: { readonly item: Item }) {
  const { t } = useDesk();
  if (state === 'handed-over') return null;
  if (state === 'found')
    return (
      <Form method="post" preventScrollReset>
        <input type="hidden" name="item" value={id} />
        <Field label={t('lost.code')} name="code" required help={t('lost.codeHelp')} />
        <Button<LostItemIntent> intent="lost-handed-over" kind="main">
          {t('lost.handOver')}
        </Button>
      </Form>
    );
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="item" value={id} />
      <Field label={t('lost.where')} name="note" help={t('lost.whereHelp')} maxLength={textLimits.reportNote} />
      <Button<LostItemIntent> intent="lost-found">{t('lost.found')}</Button>{' '}
      {state === 'asked' && <Button<LostItemIntent> intent="lost-missing">{t('lost.missing')}</Button>}
    </Form>
  );
}
