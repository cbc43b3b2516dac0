import { Form } from 'react-router';
import type { DeskQueries } from '#desk-service/desk-service.ts';
import { textLimits } from '#domain/input/text-limits.ts';
import styles from '../editing/editing.module.css';
import { useEditing } from '../editing/use-editing.ts';
import { Section } from '../ui/page.tsx';
import { Button, Choice, Field } from '../ui/parts.tsx';
import { TypedContext } from '../ui/typed.ts';
import type { factForms } from './fact-forms.ts';
import { TextLinks } from './text-links.tsx';

type Fact = Omit<Awaited<ReturnType<DeskQueries['facts']['all']>>[number], 'city'>;

type FactFormProps = {
  readonly fact: Fact;
  /** The version of the facts that the form shows, so that somebody else's later change is not overwritten unseen. */
  readonly seen: number;
  /** The fields of the refused form. */
  readonly typed: Readonly<Record<string, string>>;
  readonly issues: readonly { readonly field: string; readonly message: string }[];
};

/** The form for a fact that was looked up again. */
export function FactForm({ fact, seen, typed, issues }: FactFormProps) {
  const { e, called, issue } = useEditing();
  const wrongWith = (field: string) => {
    const wrong = issues.find((each) => each.field === field);
    return wrong === undefined ? undefined : issue(wrong.message);
  };
  return (
    <Section title={`${fact.key} · ${called('facts.states', fact.state)}`}>
      <TypedContext value={typed}>
        <Form method="post">
          <input type="hidden" name="key" value={fact.key} />
          <input type="hidden" name="seen" value={seen} />
          {fact.input === 'yes-no' ? (
            <Choice label={e('facts.value')} name="value" value="yes" checked={(typed.value ?? fact.value) === 'yes'} />
          ) : (
            <Field
              name="value"
              label={e('facts.value')}
              defaultValue={fact.value}
              help={wrongWith('value')}
              {...(fact.input === 'number' ? { inputMode: 'decimal' } : {})}
            />
          )}
          <Field name="source" label={e('facts.source')} defaultValue={fact.source} help={wrongWith('source')} />
          <Field name="checkedAt" type="date" label={e('facts.checkedAt')} defaultValue={fact.checkedAt} help={wrongWith('checkedAt')} />
          <Field
            name="validUntil"
            type="date"
            label={e('facts.validUntil')}
            defaultValue={fact.validUntil}
            help={wrongWith('validUntil')}
          />
          <Field name="note" label={e('facts.note')} maxLength={textLimits.line} />
          <p className={styles.muted}>
            {e('facts.texts')} <TextLinks paths={fact.usedBy} />
          </p>
          <Button<keyof typeof factForms> intent="publish" kind="main">
            {e('facts.publish')}
          </Button>
        </Form>
      </TypedContext>
    </Section>
  );
}
