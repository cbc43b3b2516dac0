import { type ListColumn, listColumns } from '#domain/trip/list-columns.ts';
import { useDesk } from '../desk-texts.ts';
import { nameColumn } from './describe-column.ts';
import styles from './trips.module.css';

/** Which columns the list has, as part of the form of its filter; the reference is in every one. */
export function ChooseColumns({ columns }: { readonly columns: readonly ListColumn[] }) {
  const words = useDesk();
  return (
    <details className={styles.columns}>
      <summary>{words.t('trips.columns')}</summary>
      <fieldset>
        <legend>{words.t('trips.columns')}</legend>
        <input type="hidden" name="column" value="reference" />
        {listColumns
          .filter((column) => column !== 'reference')
          .map((column) => (
            <label key={`${column} ${columns.includes(column)}`}>
              <input type="checkbox" name="column" value={column} defaultChecked={columns.includes(column)} /> {nameColumn(column, words)}
            </label>
          ))}
      </fieldset>
    </details>
  );
}
