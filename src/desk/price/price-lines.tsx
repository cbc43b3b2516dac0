import { type ChangeEvent, useState } from 'react';
import { textLimits } from '#domain/input/text-limits.ts';
import { readEuros } from '#domain/money/read-euros.ts';
import { useDesk } from '../desk-texts.ts';
import { IconButton } from '../ui/button.tsx';
import { Field } from '../ui/parts.tsx';
import { Tag } from '../ui/state.tsx';
import { Segment } from '../ui/tabs.tsx';
import { useTyped } from '../ui/typed.ts';
import { useWork } from '../use-work.ts';
import { ownLines } from './line-values.ts';
import styles from './price.module.css';

type Line = { readonly name: string; readonly what: string; readonly why: string; readonly amount: string; readonly cents: number };
type Choice = { readonly key: string; readonly text: string; readonly isTaken: boolean };

/** The engine's lines with ours beside them, own lines, a discount, the validity, and the reason for the difference. */
export function PriceLines({ choices, lines }: { readonly choices: readonly Choice[]; readonly lines: readonly Line[] }) {
  const w = useWork();
  const current = choices.find(({ isTaken }) => isTaken)?.key ?? '';
  return (
    <>
      {['choice', 'version'].map((name) => (
        <HiddenField key={name} name={name} />
      ))}
      {/* What the Enter key does: it works the price out, and never sends it. */}
      <button type="submit" name="intent" value="show" hidden tabIndex={-1} />
      <div className={styles.linesHead}>
        <h2>{w('priceForm.lines')}</h2>
        {choices.length > 1 && (
          <Segment
            label={w('priceForm.choices')}
            options={choices.map(({ key, text }) => ({ to: `?choice=${key}`, text }))}
            current={`?choice=${current}`}
          />
        )}
        <span className={styles.muted}>{w('priceForm.net')}</span>
      </div>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">{w('priceForm.part')}</th>
            <th scope="col">{w('priceForm.engine')}</th>
            <th scope="col">{w('priceForm.ours')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <LineRow key={line.name} line={line} />
          ))}
          {ownLines.map((index) => (
            <OwnRow key={index} index={index} />
          ))}
        </tbody>
      </table>
      <div className={styles.fields}>
        <Field label={w('priceForm.discount')} name="discount.text" maxLength={textLimits.invoiceLine} />
        <Field label={w('priceForm.discountNet')} name="discount.net" inputMode="decimal" />
        <Field label={w('priceForm.validDays')} name="validDays" inputMode="numeric" />
      </div>
      <Field label={w('priceForm.reason')} name="reason" help={w('priceForm.reasonHelp')} maxLength={textLimits.reason} />
    </>
  );
}

function HiddenField({ name }: { readonly name: string }) {
  return <input type="hidden" name={name} value={useTyped(name, '') ?? ''} readOnly />;
}

function LineRow({ line: { name, what, why, amount, cents } }: { readonly line: Line }) {
  const { money } = useDesk();
  const w = useWork();
  const [typed, setTyped] = useState(useTyped(name, '') ?? '');
  const ours = readEuros(typed);
  const isOut = typed.trim() === '';
  const difference = ours === null ? 0 : ours - cents;
  return (
    <tr data-out={isOut || undefined}>
      <th scope="row">
        <span className={styles.what}>{what}</span> {isOut && <Tag>{w('priceForm.leftOut')}</Tag>}
        {difference !== 0 && !isOut && <Tag tone="amber">{`${difference > 0 ? '+' : '−'} ${money(Math.abs(difference))}`}</Tag>}
        {why !== '' && <span className={styles.why}>{why}</span>}
      </th>
      <td className={styles.engine}>{amount}</td>
      <td className={styles.ours}>
        <AmountInput name={name} label={`${w('priceForm.ours')}: ${what}`} value={typed} onChange={setTyped} />
        <IconButton
          icon="close"
          kind="quiet"
          size="small"
          label={w('priceForm.leave', { line: what })}
          onClick={() => {
            setTyped('');
            announce(name);
          }}
        />
      </td>
    </tr>
  );
}

/** Tells the form about a value that a script wrote, as if it had been typed. */
function announce(name: string): void {
  requestAnimationFrame(() => document.getElementsByName(name)[0]?.dispatchEvent(new Event('input', { bubbles: true })));
}

function OwnRow({ index }: { readonly index: number }) {
  const w = useWork();
  const [text, setText] = useState(useTyped(`own.${index}.text`, '') ?? '');
  const [net, setNet] = useState(useTyped(`own.${index}.net`, '') ?? '');
  return (
    <tr>
      <th scope="row">
        <input
          className={styles.text}
          name={`own.${index}.text`}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          placeholder={w('priceForm.ourText')}
          aria-label={`${w('priceForm.ourText')} ${index + 1}`}
          maxLength={textLimits.invoiceLine}
          autoComplete="off"
        />{' '}
        {text !== '' && <Tag tone="blue">{w('priceForm.added')}</Tag>}
      </th>
      <td className={styles.engine}>–</td>
      <td className={styles.ours}>
        <AmountInput name={`own.${index}.net`} label={`${w('priceForm.ours')} ${index + 1}`} value={net} onChange={setNet} />
      </td>
    </tr>
  );
}

type AmountInputProps = {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (typed: string) => void;
};

function AmountInput({ name, label, value, onChange }: AmountInputProps) {
  return (
    <span className={styles.amount}>
      <span aria-hidden="true">€</span>
      <input
        name={name}
        value={value}
        onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => onChange(currentTarget.value)}
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
      />
    </span>
  );
}
