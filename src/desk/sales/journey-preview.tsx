import { Facts, Panel } from '../ui/parts.tsx';
import { ScrolledTable } from '../ui/scrolled-table.tsx';
import table from '../ui/table.module.css';
import type { ShownChoice, ShownPreview } from './describe-preview.ts';
import styles from './sales.module.css';
import { useSales } from './use-sales.ts';

/** What the journey would cost and why, as the customer's own page shows it. */
export function JourneyPreview({ preview }: { readonly preview: ShownPreview }) {
  const s = useSales();
  return (
    <Panel title={s('price.heading')}>
      {preview.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {preview.choices.map((choice, index) => (
        <details key={choice.key} className={styles.choice} open={index === 0}>
          <summary>
            {choice.title} <strong className={styles.total}>{choice.total}</strong>
          </summary>
          <Facts facts={choice.facts} />
          <PriceTable choice={choice} />
          <Rules rules={choice.rules} />
        </details>
      ))}
    </Panel>
  );
}

function PriceTable({ choice: { lines, sums } }: { readonly choice: ShownChoice }) {
  const s = useSales();
  return (
    <ScrolledTable label={s('price.lines')}>
      <table className={table.table}>
        <caption className={table.caption}>{s('price.lines')}</caption>
        <thead>
          <tr>
            <th scope="col">{s('price.line')}</th>
            <th scope="col">{s('price.why')}</th>
            <th scope="col" className={table.number}>
              {s('price.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ what, why, amount }) => (
            <tr key={`${what} ${amount}`}>
              <td>{what}</td>
              <td data-label={s('price.why')}>{why}</td>
              <td data-label={s('price.amount')} className={table.number}>
                {amount}
              </td>
            </tr>
          ))}
          {sums.map(([name, amount]) => (
            <tr key={name}>
              <th scope="row" colSpan={2}>
                {name}
              </th>
              <td className={table.number}>{amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrolledTable>
  );
}

function Rules({ rules }: Pick<ShownChoice, 'rules'>) {
  const s = useSales();
  if (rules.length === 0) return null;
  return (
    <>
      <h3 className={styles.subheading}>{s('price.rules')}</h3>
      <ul className={styles.rules}>
        {rules.map(({ name, text, article, binds }) => (
          <li key={name} data-binds={binds}>
            {name}: {text} <small>{article}</small>
          </li>
        ))}
      </ul>
    </>
  );
}
