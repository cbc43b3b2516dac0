import { Form, Link } from 'react-router';
import { siteKeys } from '#domain/sites/keys.ts';
import { type ListColumn, listColumns } from '#domain/trip/list-columns.ts';
import { tripStateNames } from '#domain/trip/states.ts';
import { useDesk } from '../desk-texts.ts';
import { Chip } from '../ui/chips.tsx';
import { Icon } from '../ui/icons/icon.tsx';
import menu from '../ui/menu.module.css';
import { Button, Field } from '../ui/parts.tsx';
import { Popover } from '../ui/popover.tsx';
import { nameColumn } from './describe-column.ts';
import { type ListAddress, pathToList, writeList } from './read-list.ts';
import { useTripListWords } from './trip-list-words.ts';
import styles from './trips.module.css';

type ListProps = { readonly list: ListAddress };

/** The filter of the list as a sentence: a search, then a chip for each part, which a press changes. */
export function FilterChips({ list }: ListProps) {
  const { t, named } = useDesk();
  const { t: w } = useTripListWords();
  const { filter } = list;
  const choices = (name: 'state' | 'site', values: readonly (readonly [value: string, text: string])[]) => (
    <div className={menu.list}>
      {[['', t('trips.all')] as const, ...values].map(([value, text]) => (
        <Link
          key={value}
          to={pathToList(list, { [name]: value })}
          className={menu.item}
          aria-current={filter[name] === value ? 'true' : undefined}
        >
          {text}
        </Link>
      ))}
    </div>
  );
  const removal = (name: 'state' | 'site') => (filter[name] === '' ? {} : { removeTo: pathToList(list, { [name]: '' }) });
  return (
    <>
      <Form className={styles.search} role="search" aria-label={t('trips.filter')}>
        <OtherFields list={list} without={['q']} />
        <Icon name="search" />
        <input
          key={filter.search}
          type="search"
          name="q"
          defaultValue={filter.search}
          aria-label={t('nav.search')}
          placeholder={w('search')}
        />
      </Form>
      <Chip name={t('table.state')} value={filter.state === '' ? t('trips.all') : named('states', filter.state)} {...removal('state')}>
        {choices(
          'state',
          tripStateNames.map((state) => [state, named('states', state)]),
        )}
      </Chip>
      <Chip name={t('trips.site')} value={filter.site === '' ? t('trips.all') : filter.site} {...removal('site')}>
        {choices(
          'site',
          siteKeys.map((key) => [key, key]),
        )}
      </Chip>
      <DaysChip list={list} />
      {filter.owner === 'me' && <Chip name={t('table.owner')} value={w('me')} removeTo={pathToList(list, { owner: '' })} />}
      {filter.held === 'yes' && <Chip name={t('table.heldUntil')} value={w('open')} removeTo={pathToList(list, { held: '' })} />}
      <ChooseColumns list={list} />
    </>
  );
}

function DaysChip({ list }: ListProps) {
  const { t, date } = useDesk();
  const { t: w } = useTripListWords();
  const { from, to } = list.filter;
  const isSet = from !== '' || to !== '';
  const words = [from === '' ? '' : w('days.from', { day: dayOf(from, date) }), to === '' ? '' : w('days.to', { day: dayOf(to, date) })];
  return (
    <Chip
      name={t('table.departure')}
      value={isSet ? words.join(' ').trim() : w('days.any')}
      {...(isSet ? { removeTo: pathToList(list, { from: '', to: '' }) } : {})}
    >
      <Form className={styles.form}>
        <OtherFields list={list} without={['from', 'to']} />
        <Field label={t('trips.from')} name="from" type="date" defaultValue={from} />
        <Field label={t('trips.to')} name="to" type="date" defaultValue={to} />
        <Button kind="main">{t('trips.show')}</Button>
      </Form>
    </Chip>
  );
}

/** A day of the address in words. */
function dayOf(typed: string, date: (date: string) => string): string {
  try {
    return date(typed);
  } catch {
    return typed;
  }
}

/** The columns of the list. The reference is always among them, because it leads to the trip. */
function ChooseColumns({ list }: ListProps) {
  const words = useDesk();
  const { t } = words;
  const isChosen = (column: ListColumn) => list.columns.includes(column);
  return (
    <span className={styles.atEnd}>
      <Popover label={t('trips.columns')} triggerLabel={t('trips.columns')} triggerClass={styles.more} trigger={<Icon name="columns" />}>
        <Form className={styles.form}>
          <OtherFields list={list} without={['column']} />
          <fieldset className={styles.columns}>
            <legend>{t('trips.columns')}</legend>
            <input type="hidden" name="column" value="reference" />
            {listColumns
              .filter((column) => column !== 'reference')
              .map((column) => (
                <label key={`${column} ${isChosen(column)}`}>
                  <input type="checkbox" name="column" value={column} defaultChecked={isChosen(column)} /> {nameColumn(column, words)}
                </label>
              ))}
          </fieldset>
          <Button kind="main">{t('trips.show')}</Button>
        </Form>
      </Popover>
    </span>
  );
}

type OtherFieldsProps = ListProps & { readonly without: readonly string[] };

/** The other parameters of the address, so that a form changes only its own. */
function OtherFields({ list, without }: OtherFieldsProps) {
  const kept = [...writeList(list)].filter(([name]) => !without.includes(name));
  return kept.map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />);
}
