import { Form } from 'react-router';
import type { DeskQueries } from '#desk-service/desk-service.ts';
import { addDays } from '#domain/calendar/date.ts';
import { todayIn } from '#domain/calendar/zoned.ts';
import type { ListColumn } from '#domain/trip/list-columns.ts';
import { officeZone, useDesk } from '../desk-texts.ts';
import { Icon } from '../ui/icons/icon.tsx';
import { Button, Choice, Field } from '../ui/parts.tsx';
import { Popover } from '../ui/popover.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { useRights } from '../use-rights.ts';
import { type ListAddress, pathToList, writeList } from './read-list.ts';
import type { TripListIntent } from './trip-list-forms.ts';
import { useTripListWords } from './trip-list-words.ts';
import styles from './trips.module.css';

type View = Awaited<ReturnType<DeskQueries['views']['list']>>[number];
type ViewTabsProps = { readonly views: readonly View[]; readonly list: ListAddress };

const soonDays = 14;
const none = { search: '', state: '', site: '', from: '', to: '', order: '', owner: '', held: '' };

/** The standard lists, then the saved ones; at the end the present list can be saved. */
export function ViewTabs({ views, list }: ViewTabsProps) {
  const { t } = useDesk();
  const { t: w } = useTripListWords();
  const today = todayIn(officeZone, new Date().toISOString());
  const toFilter = (filter: Partial<ListAddress['filter']>, more: readonly ListColumn[] = []) =>
    pathToList({ columns: [...new Set([...list.columns, ...more])], filter: { ...none, ...filter } });
  const query = writeList(list).toString();
  const current = views.find((view) => view.query === query);
  const tabs = [
    { to: toFilter({}), text: t('views.everything') },
    { to: toFilter({ state: 'request' }), text: w('tabs.toPrice') },
    { to: toFilter({ state: 'booked', from: today, to: addDays(today, soonDays), order: 'earliest' }), text: w('tabs.soon') },
    { to: toFilter({ held: 'yes', order: 'earliest' }, ['heldUntil']), text: w('tabs.held') },
    { to: toFilter({ owner: 'me', order: 'nearest' }), text: w('tabs.mine') },
    ...views.map((view) => ({ to: view.query === '' ? '/trips' : `/trips?${view.query}`, text: view.name })),
  ];
  return (
    <Tabs
      label={t('views.title')}
      tabs={tabs}
      current={pathToList(list)}
      more={
        <>
          {current?.mayChange === true && <ChangeView view={current} />}
          <SaveView query={query} />
        </>
      }
    />
  );
}

function SaveView({ query }: { readonly query: string }) {
  const { t } = useDesk();
  const mayShare = useRights().has('share-views');
  return (
    <Popover label={t('views.save')} triggerLabel={t('views.save')} triggerClass={styles.more} trigger={<Icon name="plus" />}>
      <Form method="post" preventScrollReset className={styles.form}>
        <input type="hidden" name="query" value={query} />
        <Field label={t('views.name')} name="name" help={t('views.help')} required />
        {mayShare && <Choice label={t('views.forAll')} name="forAll" value="yes" checked={false} />}
        <Button<TripListIntent> intent="save-view" kind="main">
          {t('views.save')}
        </Button>
      </Form>
    </Popover>
  );
}

function ChangeView({ view: { id, name } }: { readonly view: View }) {
  const { t } = useDesk();
  const label = t('views.change', { name });
  return (
    <Popover label={label} triggerLabel={label} triggerClass={styles.more} trigger={<Icon name="more" />}>
      <Form method="post" preventScrollReset className={styles.form}>
        <input type="hidden" name="view" value={id} />
        <Field label={t('views.name')} name="name" defaultValue={name} />
        <Button<TripListIntent> intent="rename-view">{t('views.rename')}</Button>
        <Button<TripListIntent> intent="delete-view" kind="danger">
          {t('views.delete')}
        </Button>
      </Form>
    </Popover>
  );
}
