import type { SelectHTMLAttributes } from 'react';
import { Icon } from '../../icon.tsx';
import styles from '../field.module.css';
import { Field, type FieldTexts } from '../field.tsx';
import { splitProps } from '../inputs.tsx';

export type SelectOption = { readonly value: string; readonly label: string; readonly disabled?: boolean | undefined };
type SelectProps = FieldTexts &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'name' | 'id' | 'className' | 'width' | 'children'> & {
    readonly options: readonly SelectOption[];
    /** First entry with an empty value. */
    readonly placeholder?: string | undefined;
  };

export function Select({ options, placeholder, ...props }: SelectProps) {
  const { texts, rest } = splitProps(props);
  return (
    <Field {...texts}>
      {(control) => (
        <div className={styles.selectBox}>
          <select name={texts.name} {...control} {...rest}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron" />
        </div>
      )}
    </Field>
  );
}
