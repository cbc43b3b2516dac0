import { lazy, Suspense, useId, useRef, useState } from 'react';
import parts from '../parts.module.css';
import { useTyped } from '../typed.ts';
import type { ComboOption } from './combo-option.ts';

const loadChooser = () => import('./late/chooser.tsx');
/** The search loads at the first use. Until then, and without a script, it is the browser's own list. */
const Chooser = lazy(() => loadChooser().then(({ Chooser }) => ({ default: Chooser })));

type ComboProps = {
  readonly label: string;
  readonly name: string;
  readonly options: readonly ComboOption[];
  readonly defaultValue?: string;
  readonly help?: string;
  readonly required?: boolean;
  readonly onChoose?: (value: string) => void;
};

/** One choice of many, such as a driver, a coach or a place. Typed letters find it. */
export function Combo({ label, name, options, defaultValue, help, required = false, onChoose }: ComboProps) {
  const id = useId();
  const begin = useTyped(name, defaultValue) ?? '';
  const [isRich, setRich] = useState(false);
  const select = useRef<HTMLSelectElement>(null);
  const enrich = () =>
    void loadChooser().then(
      () => setRich(true),
      () => undefined,
    );
  const plain = (
    <select
      ref={select}
      id={id}
      name={name}
      defaultValue={begin}
      required={required}
      aria-describedby={help === undefined ? undefined : `${id}-help`}
      onFocus={enrich}
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.focus();
      }}
      onChange={({ currentTarget }) => onChoose?.(currentTarget.value)}
    >
      {!required && <option value="" />}
      {options.map(({ value, text, detail, isDisabled }) => (
        <option key={value} value={value} disabled={isDisabled}>
          {detail === undefined ? text : `${text} · ${detail}`}
        </option>
      ))}
    </select>
  );
  return (
    <div className={parts.field}>
      <label htmlFor={id}>{label}</label>
      {isRich ? (
        <Suspense fallback={plain}>
          <Chooser {...{ id, label, name, options, required }} begin={select.current?.value ?? begin} onChoose={onChoose} />
        </Suspense>
      ) : (
        plain
      )}
      {help !== undefined && <small id={`${id}-help`}>{help}</small>}
    </div>
  );
}
