import { Form, useLocation } from 'react-router';
import styles from '../planning/planning.module.css';
import { usePlanning } from '../planning/use-planning.ts';
import { Button, Panel } from '../ui/parts.tsx';

type DriverLinkProps = { readonly driverId: string; readonly phone: string; readonly link: string | null };

/** The link that opens a driver's page: to be handed to him, made anew, or ended. */
export function DriverLinkPanel({ driverId, phone, link }: DriverLinkProps) {
  const { p } = usePlanning();
  const { pathname } = useLocation();
  return (
    <Panel title={p('onDuty.link')}>
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
      <Form method="post" action="/on-duty/acts">
        <input type="hidden" name="id" value={driverId} />
        <input type="hidden" name="back" value={pathname} />
        <Button intent="renew-link">{p(link === null ? 'onDuty.linkMake' : 'onDuty.linkRenew')}</Button>{' '}
        {link !== null && (
          <Button intent="end-link" kind="danger">
            {p('onDuty.linkEnd')}
          </Button>
        )}
      </Form>
    </Panel>
  );
}
