import { Form } from 'react-router';
import type { DeskProblem } from '#desk-service/desk-service.ts';
import type { FormAnswer } from '../desk-action.ts';
import styles from '../planning/planning.module.css';
import { usePlanning } from '../planning/use-planning.ts';
import { Section } from '../ui/page.tsx';
import { Button, Refusal } from '../ui/parts.tsx';
import type { OnDutyIntent } from './on-duty-forms.ts';

type DriverLinkProps = {
  readonly phone: string;
  readonly link: string | null;
  readonly answer: FormAnswer<DeskProblem> | undefined;
};

/** The link to a driver's page: copy it, replace it, or end it. */
export function DriverLinkPanel({ phone, link, answer }: DriverLinkProps) {
  const { p } = usePlanning();
  return (
    <Section title={p('onDuty.link')}>
      {link === null ? (
        <p>{p('onDuty.linkNone')}</p>
      ) : (
        <>
          <p>
            <a href={link}>{link}</a>
          </p>
          <p>
            <a href={`sms:${phone.replaceAll(/[^\d+]/g, '')}?body=${encodeURIComponent(link)}`}>{p('onDuty.linkSms')}</a>
          </p>
          <p className={styles.muted}>{p('onDuty.linkHelp')}</p>
        </>
      )}
      <Refusal answer={answer} />
      <Form method="post">
        <Button<OnDutyIntent> intent="renew-link">{p(link === null ? 'onDuty.linkMake' : 'onDuty.linkRenew')}</Button>{' '}
        {link !== null && (
          <Button<OnDutyIntent> intent="end-link" kind="danger">
            {p('onDuty.linkEnd')}
          </Button>
        )}
      </Form>
    </Section>
  );
}
