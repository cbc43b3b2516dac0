import { Form } from 'react-router';
import type { DeskProblem } from '#desk-service/desk-service.ts';
import { textLimits } from '#domain/input/text-limits.ts';
import { chances, lossReasons } from '#operations/quotes/rules/follow-up.ts';
import type { FormAnswer } from '../desk-action.ts';
import { Answered } from '../ui/answered.tsx';
import { Button } from '../ui/button.tsx';
import { Drawer } from '../ui/dialog.tsx';
import { Field, Select } from '../ui/parts.tsx';
import type { FollowUpIntent } from './follow-up-forms.ts';
import type { FollowUps } from './follow-up-list.tsx';
import styles from './sales.module.css';
import { useSales } from './use-sales.ts';

type FollowUpDrawerProps = {
  readonly row: FollowUps['rows'][number];
  readonly list: FollowUps;
  readonly mine: boolean;
  readonly closeTo: string;
  readonly answer: FormAnswer<DeskProblem> | undefined;
};

/** What was said on the telephone and who calls again when; or that the quote is lost, and why. */
export function FollowUpDrawer({ row, list, mine, closeTo, answer }: FollowUpDrawerProps) {
  const s = useSales();
  const { reference, customer } = row;
  const isLost = answer?.act === 'lost';
  return (
    <Drawer title={`${customer} · ${reference}`} closeTo={closeTo}>
      <Answered answer={isLost ? undefined : answer}>
        <Form method="post" preventScrollReset>
          <input type="hidden" name="reference" value={reference} />
          <input type="hidden" name="mine" value={mine ? 'yes' : ''} />
          <Field label={s('follow.nextOn')} name="nextOn" type="date" defaultValue={list.nextCallOn} required />
          <Select
            label={s('follow.owner')}
            name="owner"
            defaultValue={row.memberId ?? ''}
            options={[['', s('follow.anybody')], ...list.owners.map(({ id, name }) => [id, name] as const)]}
          />
          <Select
            label={s('follow.chance')}
            name="chance"
            defaultValue={String(row.chance ?? '')}
            options={[['', s('follow.unknown')], ...chances.map((chance) => [String(chance), `${chance} %`] as const)]}
          />
          <Field label={s('follow.note')} name="note" maxLength={textLimits.reason} />
          <div className={styles.buttons}>
            <Button<FollowUpIntent> kind="main" intent="called" icon="phone">
              {s('follow.called')}
            </Button>
            <Button<FollowUpIntent> intent="plan-call">{s('follow.plan')}</Button>
          </div>
        </Form>
      </Answered>
      <h3 className={styles.subheading}>{s('follow.lostTitle')}</h3>
      <Answered answer={isLost ? answer : undefined}>
        <Form method="post" preventScrollReset>
          <input type="hidden" name="reference" value={reference} />
          <p className={styles.help}>{s('follow.lostHelp')}</p>
          <Select
            label={s('follow.reason')}
            name="reason"
            options={lossReasons.map((each) => [each, s(`follow.reasons.${each}`)] as const)}
          />
          <Field label={s('follow.note')} name="note" maxLength={textLimits.reason} />
          <p>
            <Button<FollowUpIntent> kind="danger" intent="lost">
              {s('follow.lost')}
            </Button>
          </p>
        </Form>
      </Answered>
    </Drawer>
  );
}
