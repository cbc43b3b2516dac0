import { Link } from 'react-router';
import { Button, Facts, Panel, Warning } from '../ui/parts.tsx';
import table from '../ui/table.module.css';
import { TypedContext, useTyped } from '../ui/typed.ts';
import { ownLines } from './line-values.ts';
import type { PriceAnswer, ShownPrice } from './price-answer.ts';
import styles from './sales.module.css';
import { SalesField } from './sales-field.tsx';
import { SalesProblem } from './sales-problem.tsx';
import { useSales } from './use-sales.ts';

type Line = { readonly name: string; readonly what: string; readonly why: string; readonly amount: string };
type Choice = { readonly key: string; readonly text: string; readonly isTaken: boolean };
type LinesFormProps = { readonly answer: PriceAnswer; readonly choices: readonly Choice[]; readonly lines: readonly Line[] };

/** The engine's lines with our own beside them, and what they come to. */
export function LinesForm({ answer: { typed, problem, shown }, choices, lines }: LinesFormProps) {
  const s = useSales();
  return (
    <TypedContext value={typed}>
      {['choice', 'version'].map((name) => (
        <input key={name} type="hidden" name={name} value={typed[name] ?? ''} />
      ))}
      {/* What the Enter key does. */}
      <button type="submit" name="intent" value="show" hidden tabIndex={-1} />
      <SalesProblem code={problem} />
      <Panel title={s('byLines.choice')}>
        <ul className={styles.plain}>
          {choices.map(({ key, text, isTaken }) => (
            <li key={key}>{isTaken ? <strong>{text}</strong> : <Link to={`?choice=${key}`}>{text}</Link>}</li>
          ))}
        </ul>
      </Panel>
      <Panel title={s('price.lines')}>
        <LinesTable lines={lines} />
        {ownLines.map((index) => (
          <div key={index} className={styles.pair}>
            <SalesField label={s('byLines.add')} name={`own.${index}.text`} />
            <SalesField label={s('byLines.addNet')} name={`own.${index}.net`} />
          </div>
        ))}
        <div className={styles.pair}>
          <SalesField label={s('byLines.discount')} name="discount.text" />
          <SalesField label={s('byLines.discountNet')} name="discount.net" />
        </div>
        <SalesField label={s('byLines.validDays')} name="validDays" type="number" />
        <SalesField label={s('byLines.reason')} name="reason" />
        <p className={styles.help}>{s('byLines.reasonHelp')}</p>
      </Panel>
      {shown !== null && <Sums shown={shown} />}
      <p className={styles.buttons}>
        <Button intent="show" kind={shown === null ? 'main' : 'plain'}>
          {s('byLines.work')}
        </Button>
        {shown !== null && (
          <Button intent="send" kind="main">
            {s(shown.isBelowFloor ? 'byLines.propose' : 'byLines.send', { total: shown.total })}
          </Button>
        )}
      </p>
      {shown !== null && <input type="hidden" name="toldCents" value={shown.toldCents} />}
    </TypedContext>
  );
}

function LinesTable({ lines }: Pick<LinesFormProps, 'lines'>) {
  const s = useSales();
  return (
    <div className={table.scroll}>
      <table className={table.table}>
        <caption className={table.caption}>{s('price.lines')}</caption>
        <thead>
          <tr>
            <th scope="col">{s('price.line')}</th>
            <th scope="col">{s('price.why')}</th>
            <th scope="col">{s('byLines.engine')}</th>
            <th scope="col">{s('byLines.own')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <LineRow key={line.name} line={line} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function LineRow({ line: { name, what, why, amount } }: { readonly line: Line }) {
  const s = useSales();
  return (
    <tr>
      <td>{what}</td>
      <td data-label={s('price.why')}>{why}</td>
      <td data-label={s('byLines.engine')} className={table.number}>
        {amount}
      </td>
      <td data-label={s('byLines.own')}>
        <input
          className={styles.amount}
          name={name}
          defaultValue={useTyped(name, '')}
          inputMode="decimal"
          autoComplete="off"
          aria-label={`${s('byLines.own')}: ${what}`}
        />
      </td>
    </tr>
  );
}

function Sums({ shown: { sums, margin, isBelowFloor } }: { readonly shown: ShownPrice }) {
  const s = useSales();
  return (
    <Panel title={s('price.heading')}>
      <Facts facts={sums} />
      <p>{margin}</p>
      {isBelowFloor && <Warning>{s('byLines.floor')}</Warning>}
    </Panel>
  );
}
