import { Form } from 'react-router';
import type { DeskProblem } from '#desk-service/desk-service.ts';
import type { FormAnswer } from '../desk-action.ts';
import { Answered } from '../ui/answered.tsx';
import { Button, Note } from '../ui/parts.tsx';
import styles from './agencies.module.css';
import { AgencyFields } from './agency-fields.tsx';
import type { AgencyIntent } from './agency-forms.ts';
import type { ShownAgency } from './agency-page.ts';
import { useAgencies } from './use-agencies.ts';

type TermsPartProps = { readonly agency: ShownAgency; readonly answer: FormAnswer<DeskProblem> | undefined };

/** Who the agency is, how it pays, and how much it may order. */
export function TermsPart({ agency, answer }: TermsPartProps) {
  const { t } = useAgencies();
  return (
    <>
      {answer?.act === 'change' && answer.problem === null && (
        <div className={styles.lines}>
          <Note>{t('saved')}</Note>
        </div>
      )}
      <Answered answer={answer}>
        <Form method="post" preventScrollReset className={styles.form} key={agency.version}>
          <input type="hidden" name="version" value={agency.version} />
          <AgencyFields agency={agency} />
          <p>
            <Button<AgencyIntent> intent="change" kind="main">
              {t('save')}
            </Button>
          </p>
        </Form>
      </Answered>
    </>
  );
}
