import type { InputHTMLAttributes, ReactNode, Ref, TextareaHTMLAttributes } from 'react';
import styles from './field.module.css';
import { Field, type FieldTexts } from './field.tsx';

type Own = 'name' | 'id' | 'className' | 'width';
export type InputProps = FieldTexts &
  Omit<InputHTMLAttributes<HTMLInputElement>, Own> & { readonly ref?: Ref<HTMLInputElement> | undefined };

export function TextInput({ type = 'text', ...props }: InputProps) {
  const { texts, rest } = splitProps(props);
  // A style knows by its placeholder that a field is empty, which has no tick then.
  const seen = type === 'email' ? { placeholder: ' ' } : {};
  return <Field {...texts}>{(control) => <input type={type} name={texts.name} {...seen} {...control} {...rest} />}</Field>;
}

/** A count, typed or stepped. The unit stands behind it in words. */
export function NumberInput({ unit, ...props }: InputProps & { readonly unit?: ReactNode }) {
  const { texts, rest } = splitProps({ width: 'xs' as const, ...props });
  return (
    <Field {...texts}>
      {(control) => {
        const input = <input type="number" inputMode="numeric" name={texts.name} {...control} {...rest} />;
        if (!unit) return input;
        return (
          <div className={styles.affixBox}>
            {input}
            <span className={styles.affix}>{unit}</span>
          </div>
        );
      }}
    </Field>
  );
}

/** The browser's own date picker: every phone's user knows it, and it works before the script arrives. */
export function DateInput(props: InputProps) {
  return <TextInput width="s" {...props} type="date" />;
}

export function TimeInput(props: InputProps) {
  return <TextInput width="s" {...props} type="time" />;
}

type TextAreaProps = FieldTexts & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, Own>;

export function TextArea({ rows = 4, ...props }: TextAreaProps) {
  const { texts, rest } = splitProps(props);
  return <Field {...texts}>{(control) => <textarea rows={rows} name={texts.name} {...control} {...rest} />}</Field>;
}

/** What the field around a control is told, and what the control itself is. */
export function splitProps<Props extends FieldTexts>(props: Props): { texts: FieldTexts; rest: Omit<Props, keyof FieldTexts> } {
  const { name, label, id, hint, error, optional, width, ...rest } = props;
  return { texts: { name, label, id, hint, error, optional, width }, rest };
}
