import { useDesk } from '../desk-texts.ts';
import { ScrolledTable } from '../ui/scrolled-table.tsx';
import table from '../ui/table.module.css';
import type { Difference } from './edited-field.ts';
import { useEditing } from './use-editing.ts';

/** Values that differ in a later version, each with its old value. */
export function Differences({ differences, caption }: { readonly differences: readonly Difference[]; readonly caption: string }) {
  const { e, path } = useEditing();
  const format = useFormat();
  if (differences.length === 0) return <p>{e('differences.none')}</p>;
  return (
    <ScrolledTable label={caption}>
      <table className={table.table}>
        <caption className={table.caption}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{e('differences.what')}</th>
            <th scope="col">{e('differences.before')}</th>
            <th scope="col">{e('differences.after')}</th>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ path: at, before, after }) => (
            <tr key={at}>
              <th scope="row">{path(at)}</th>
              <td data-label={e('differences.before')}>{format(at, before)}</td>
              <td data-label={e('differences.after')}>{format(at, after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrolledTable>
  );
}

/** Amounts are stored in cents and shown as money. */
function useFormat() {
  const { money } = useDesk();
  return (path: string, value: string | null) => {
    if (value === null) return '–';
    const isMoney = /cents(\.|$)/i.test(path) && /^\d+$/.test(value);
    return isMoney ? money(Number(value)) : value;
  };
}
