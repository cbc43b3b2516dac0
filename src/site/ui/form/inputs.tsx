import type { InputHTMLAttributes, ReactNode, Ref, TextareaHTMLAttributes } from 'react';
import { useTranslation } from '../../i18n/site-texts.ts';
import styles from './field.module.css';
import { Field, type FieldTexts } from './field.tsx';

type Own = 'name' | 'id' | 'className' | 'width';
export type InputProps = FieldTexts &
  Omit<InputHTMLAttributes<HTMLInputElement>, Own> & { readonly ref?: Ref<HTMLInputElement> | undefined };

export function TextInput({ type = 'text', ...props }: InputProps) {
  const { texts, rest } = splitProps(props);
  // A style knows by the placeholder that a field is empty, and shows no tick.
  const seen = type === 'email' ? { placeholder: ' ' } : {};
  return <Field {...texts}>{(control) => <input type={type} name={texts.name} {...seen} {...control} {...rest} />}</Field>;
}

/** A count, typed or stepped, with its unit in words. */
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

type MomentProps = InputProps & { /** Lies over the field: another way to fill it. */ readonly over?: ReactNode };

/** The browser's own date picker: familiar to every phone's user, and it works before the script loads. */
export function DateInput(props: MomentProps) {
  return <MomentInput {...props} type="date" />;
}

export function TimeInput(props: MomentProps) {
  return <MomentInput {...props} type="time" />;
}

/** Shows days and times in our format while nobody types in it (delivery/show-days.ts). */
function MomentInput({ type, over, ...props }: MomentProps & { readonly type: 'date' | 'time' }) {
  const { t } = useTranslation('common');
  const { texts, rest } = splitProps({ width: 's' as const, ...props });
  return (
    <Field {...texts}>
      {(control) => (
        // The shown text is written into it before hydration.
        <div className={styles.moment} suppressHydrationWarning data-empty={t(type === 'date' ? 'form.chooseDay' : 'form.chooseTime')}>
          <input ref={dispatchShown} type={type} name={texts.name} {...control} {...rest} />
          {over}
        </div>
      )}
    </Field>
  );
}

function dispatchShown(field: HTMLInputElement | null): void {
  field?.dispatchEvent(new Event('shown'));
}

type TextAreaProps = FieldTexts & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, Own>;

export function TextArea({ rows = 4, ...props }: TextAreaProps) {
  const { texts, rest } = splitProps(props);
  return <Field {...texts}>{(control) => <textarea rows={rows} name={texts.name} {...control} {...rest} />}</Field>;
}

/** The properties of the field around a control, and the control itself. */
export function splitProps<Props extends FieldTexts>(props: Props): { texts: FieldTexts; rest: Omit<Props, keyof FieldTexts> } {
  const { name, label, id, hint, error, optional, width, ...rest } = props;
  return { texts: { name, label, id, hint, error, optional, width }, rest };
}
