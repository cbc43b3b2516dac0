import { Form } from 'react-router';
import type { FormAnswer } from '../desk-action.ts';
import { useDesk } from '../desk-texts.ts';
import { Answered } from '../ui/answered.tsx';
import { Button } from '../ui/button.tsx';
import { Banner } from '../ui/note.tsx';
import { Field } from '../ui/parts.tsx';
import styles from './money.module.css';
import { type MoneyIntent, mostParts } from './money-forms.ts';
import type { BankLine } from './proposal-words.ts';

type ChooseTripsProps = { readonly line: BankLine; readonly answer: FormAnswer | undefined; readonly isAsked: boolean };

/** Beneath a line: the trips to choose with one press, a form for others and for several, and the question where one was asked. */
export function ChooseTrips({ line, answer, isAsked }: ChooseTripsProps) {
  const { t, money, named } = useDesk();
  const { problem } = answer ?? { problem: null };
  const isSplit = answer?.typed.reference0 !== undefined;
  return (
    <div className={styles.choose}>
      <h3>{t('money.chooseTitle', { name: line.name || t('money.someone'), sum: money(line.cents) })}</h3>
      {problem !== null && (
        <Banner tone={isAsked ? 'amber' : 'red'} role="alert" action={isAsked && !isSplit && <AnywayForm line={line} answer={answer} />}>
          {named('problems', problem, answer?.values)}
        </Banner>
      )}
      <div className={styles.choices}>
        {line.proposal.trips.map(({ reference, name, openCents }) => (
          <Form key={reference} method="post" preventScrollReset>
            <input type="hidden" name="line" value={line.id} />
            <input type="hidden" name="reference" value={reference} />
            <Button<MoneyIntent> size="small" intent="record">
              {`${reference} · ${name} · ${money(openCents)}`}
            </Button>
          </Form>
        ))}
      </div>
      <PartsForm line={line} answer={answer} isAsked={isAsked && isSplit} />
      <Form method="post" preventScrollReset>
        <input type="hidden" name="line" value={line.id} />
        <Button<MoneyIntent> size="small" kind="danger" intent="aside">
          {t('money.aside')}
        </Button>
      </Form>
    </div>
  );
}

/** The question about one press, sent again with a yes: the whole line for one trip. */
function AnywayForm({ line, answer }: Pick<ChooseTripsProps, 'line' | 'answer'>) {
  const { t } = useDesk();
  const reference = String(answer?.values.reference ?? answer?.typed.reference ?? '');
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="line" value={line.id} />
      <input type="hidden" name="reference" value={reference} />
      <input type="hidden" name="sure" value="yes" />
      <Button<MoneyIntent> size="small" intent="record">
        {t('money.anyway')}
      </Button>
    </Form>
  );
}

type PartsFormProps = Pick<ChooseTripsProps, 'line' | 'answer'> & { readonly isAsked: boolean };

/** The shares of a transfer as typed. The form that was questioned is sent again as a whole, by the same button. */
function PartsForm({ line, answer, isAsked }: PartsFormProps) {
  const { t } = useDesk();
  return (
    <Answered answer={answer}>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="line" value={line.id} />
        {isAsked && <input type="hidden" name="sure" value="yes" />}
        <p className={styles.muted}>{t('money.splitHelp')}</p>
        {Array.from({ length: mostParts }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike.
          <div key={index} className={styles.fields}>
            <Field label={t('money.reference')} name={`reference${index}`} required={index === 0} />
            <Field label={t('money.part')} name={`amount${index}`} inputMode="decimal" />
          </div>
        ))}
        <Button<MoneyIntent> size="small" intent="record">
          {isAsked ? t('money.anyway') : t('money.record')}
        </Button>
      </Form>
    </Answered>
  );
}
