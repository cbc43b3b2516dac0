import { useDesk } from '../desk-texts.ts';
import button from '../ui/button.module.css';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icons/icon.tsx';
import { Field } from '../ui/parts.tsx';
import { Popover } from '../ui/popover.tsx';
import { BulkBar, type Selection } from '../ui/rows.tsx';
import { useRights } from '../use-rights.ts';
import { type ListAddress, type TripPage, writeList } from './read-list.ts';
import type { BulkResult, TripListIntent } from './trip-list-forms.ts';
import { useTripListWords } from './trip-list-words.ts';
import styles from './trips.module.css';

type BulkActsProps = { readonly selection: Selection; readonly list: ListAddress } & Pick<TripPage, 'trips' | 'members' | 'me'>;

/** The acts for the selected trips, inside the form of their boxes. */
export function BulkActs({ selection, list, trips, members, me }: BulkActsProps) {
  const { money } = useDesk();
  const { t } = useTripListWords();
  const rights = useRights();
  const chosen = trips.filter(({ reference }) => selection.selected.has(reference));
  const total = chosen.reduce((sum, { totalCents }) => sum + (totalCents ?? 0), 0);
  const toFile = new URLSearchParams([...writeList(list), ...chosen.map(({ reference }) => ['only', reference])]);
  return (
    <BulkBar selection={selection} detail={money(total)}>
      {chosen.map(({ reference, ownerId }) => (
        <input key={reference} type="hidden" name={`before ${reference}`} value={ownerId} />
      ))}
      <span className={styles.give}>
        <select name="owner" aria-label={t('bulk.owner')} defaultValue={me}>
          {members.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          <option value="">{t('bulk.nobody')}</option>
        </select>
        <Button<TripListIntent> intent="give-many" icon="people">
          {t('bulk.give')}
        </Button>
      </span>
      {rights.has('change-trips') && (
        <>
          <Popover
            label={t('bulk.hold')}
            triggerClass={button.button}
            trigger={
              <>
                <Icon name="mail" /> {t('bulk.hold')}
              </>
            }
          >
            <div className={styles.form}>
              <Field label={t('bulk.reason')} name="reason" />
              <Button<TripListIntent> intent="hold-many" kind="main">
                {t('bulk.hold')}
              </Button>
            </div>
          </Popover>
          <Button<TripListIntent> intent="release-many">{t('bulk.release')}</Button>
        </>
      )}
      {rights.has('export-customers') && (
        <a className={button.button} href={`/trips.csv?${toFile}`} download>
          <Icon name="download" /> {t('bulk.export')}
        </a>
      )}
    </BulkBar>
  );
}

/** The result for each trip: how many were done, and each refusal with its reason. */
export function BulkResults({ results }: { readonly results: readonly BulkResult[] }) {
  const { named } = useDesk();
  const { t } = useTripListWords();
  const refused = results.filter(({ result }) => result !== 'done');
  if (results.length === 0) return null;
  return (
    <div className={styles.results} role="status">
      <p>
        <Icon name={refused.length === 0 ? 'check' : 'warn'} /> {t('results.done', { count: results.length - refused.length })}
        {refused.length > 0 && ` ${t('results.refused', { count: refused.length })}`}
      </p>
      {refused.length > 0 && (
        <ul>
          {refused.map(({ reference, result, ...values }) => (
            <li key={reference}>
              <b>{reference}</b> {named('problems', result, values)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
