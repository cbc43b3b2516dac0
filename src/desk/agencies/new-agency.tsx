import { Form, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { deskAction } from '../desk-action.ts';
import { requireSignedIn } from '../desk-request.ts';
import { requireRight } from '../sales/require-right.ts';
import { Answered } from '../ui/answered.tsx';
import { Page } from '../ui/page.tsx';
import { Button, Choice, Refusal } from '../ui/parts.tsx';
import { useAnswer } from '../use-answer.ts';
import styles from './agencies.module.css';
import { AgencyFields } from './agency-fields.tsx';
import { type AgencyIntent, newAgencyForms } from './agency-forms.ts';
import { AgencyTextsContext, useAgencies } from './use-agencies.ts';

export function loader(args: LoaderFunctionArgs) {
  const desk = requireSignedIn(args);
  requireRight(desk, 'manage-agencies');
  return { texts: desk.textsOf('agencies') };
}

export const action = deskAction(newAgencyForms);

export default function NewAgency() {
  return (
    <AgencyTextsContext value={useLoaderData<typeof loader>().texts}>
      <NewAgencyPage />
    </AgencyTextsContext>
  );
}

function NewAgencyPage() {
  const answer = useAnswer<typeof action>();
  const { t } = useAgencies();
  return (
    <Page title={t('new')}>
      <title>{t('new')}</title>
      <p className={styles.crumb}>
        <Link to="/agencies">{t('title')}</Link>
      </p>
      <Refusal answer={answer} />
      <Answered answer={answer}>
        <Form method="post" className={styles.form}>
          <p className={styles.muted}>{t('help.new')}</p>
          <AgencyFields agency={null} />
          {answer?.problem === 'ask-same-agency' && (
            <p>
              <Choice name="sure" value="yes" label={t('another')} />
            </p>
          )}
          <p>
            <Button<AgencyIntent> intent="create" kind="main">
              {t('create')}
            </Button>
          </p>
        </Form>
      </Answered>
    </Page>
  );
}
