import { Form } from 'react-router';
import type { FormAnswer } from '../desk-action.ts';
import { useDesk } from '../desk-texts.ts';
import { Button } from '../ui/button.tsx';
import { Banner } from '../ui/note.tsx';
import { Field } from '../ui/parts.tsx';
import styles from './money.module.css';
import type { MoneyIntent } from './money-forms.ts';
import type { BankLine } from './proposal-words.ts';

type ChooseTripsProps = { readonly line: BankLine; readonly answer: FormAnswer | undefined; readonly isAsked: boolean };

/** Trips that a transfer may be split over at once. */
const mostParts = 3;

/** Beneath a line: the trips to choose from by one press, a form for any others and for several, and what was asked about it. */
export function ChooseTrips({ line, answer, isAsked }: ChooseTripsProps) {
  const { t, money, named } = useDesk();
  const { problem } = answer ?? { problem: null };
  return (
    <div className={styles.choose}>
      <h3>{t('money.chooseTitle', { name: line.name || t('money.someone'), sum: money(line.cents) })}</h3>
      {problem !== null && (
        <Banner tone={isAsked ? 'amber' : 'red'} role="alert" action={isAsked && <AnywayForm line={line} answer={answer} />}>
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
      <PartsForm line={line} />
      <Form method="post" preventScrollReset>
        <input type="hidden" name="line" value={line.id} />
        <Button<MoneyIntent> size="small" kind="danger" intent="aside">
          {t('money.aside')}
        </Button>
      </Form>
    </div>
  );
}

/** What was asked about, sent again with a yes. The parts that were typed are those of the form; of one trip it is all of the line. */
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

function PartsForm({ line }: { readonly line: BankLine }) {
  const { t } = useDesk();
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="line" value={line.id} />
      <p className={styles.muted}>{t('money.splitHelp')}</p>
      {Array.from({ length: mostParts }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike.
        <div key={index} className={styles.fields}>
          <Field label={t('money.reference')} name="reference" required={index === 0} />
          <Field label={t('money.part')} name="amount" inputMode="decimal" />
        </div>
      ))}
      <Button<MoneyIntent> size="small" intent="record">
        {t('money.record')}
      </Button>
    </Form>
  );
}
