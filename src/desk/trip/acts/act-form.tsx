import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { Answered } from '../../ui/answered.tsx';
import { Button } from '../../ui/button.tsx';
import { Problem } from '../../ui/note.tsx';
import { pathToTrip } from '../trip-page.ts';
import { useTripView } from '../trip-view.ts';
import styles from './acts.module.css';

type ActFormProps = {
  readonly act: string;
  /** The words of the button: verb and object. */
  readonly button: string;
  readonly isDanger?: boolean;
  /** The drawer shows data that is read for it only, so the form goes to the drawer's address. */
  readonly keepsAddress?: boolean;
  /** Beside the button, such as a link that leaves everything as it is. */
  readonly beside?: ReactNode;
  readonly children?: ReactNode;
};

/**
 * The form of an act, in the drawer. It is sent to the trip without the drawer: success closes it, a refusal keeps it open with the reason.
 */
export function ActForm({ act, button, isDanger = false, keepsAddress = false, beside, children }: ActFormProps) {
  const { trip, tab, version, outcome } = useTripView();
  const mine = outcome?.act === act ? outcome : undefined;
  return (
    <>
      <Problem code={mine?.problem} values={mine?.values} />
      <Answered answer={mine}>
        <Form method="post" action={pathToTrip(trip.row.reference, tab, keepsAddress ? act : undefined)} preventScrollReset>
          <input type="hidden" name="version" value={version} />
          {children}
          <div className={styles.buttons}>
            <Button kind={isDanger ? 'danger' : 'main'} intent={act}>
              {button}
            </Button>
            {beside}
          </div>
        </Form>
      </Answered>
    </>
  );
}
