import { Form, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { deskAction } from '../desk-action.ts';
import { requireSignedIn } from '../desk-request.ts';
import { useDesk } from '../desk-texts.ts';
import { Differences } from '../editing/differences.tsx';
import styles from '../editing/editing.module.css';
import { useEditing } from '../editing/use-editing.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Page, Section } from '../ui/page.tsx';
import { Button, Refusal } from '../ui/parts.tsx';
import { useAnswer } from '../use-answer.ts';
import { type RateIntent, ratesForms } from './rate-forms.ts';

export async function loader(args: LoaderFunctionArgs) {
  return await requireSignedIn(args).queries.rates.versions({});
}

export const action = deskAction(ratesForms);

type Version = Awaited<ReturnType<typeof loader>>['versions'][number];

/** The rates behind all prices: every past, present and coming version. */
export default function Rates() {
  const { versions, hasDraft } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const { e } = useEditing();
  const goOn = hasDraft && (
    <ButtonLink to="/rates/draft" size="small" kind="main">
      {e('rates.goOn')}
    </ButtonLink>
  );
  return (
    <Page title={e('rates.title')} actions={goOn}>
      <title>{e('rates.title')}</title>
      <Refusal answer={answer} />
      <Section title={e('rates.versions')} detail={versions.length}>
        <ul className={styles.list}>
          {versions.map((version) => (
            <li key={version.version}>
              <VersionOf version={version} mayBegin={!hasDraft} />
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  );
}

function VersionOf({ version, mayBegin }: { readonly version: Version; readonly mayBegin: boolean }) {
  const { e, called } = useEditing();
  const { instant } = useDesk();
  const { validFrom, holds, publishedBy, publishedAt, note, differences } = version;
  return (
    <>
      <h3>
        {useMoment()(validFrom)} · {called('holds', holds)}
      </h3>
      <p className={styles.muted}>
        {publishedBy === null || publishedAt === null
          ? e('rates.ofFolder')
          : e('rates.publishedBy', { name: publishedBy, at: instant(publishedAt) })}{' '}
        {e('rates.version', { version: version.version })}
      </p>
      {note !== '' && <p>{note}</p>}
      {differences.length > 0 && (
        <details className={styles.more}>
          <summary>{e('rates.differences', { count: differences.length })}</summary>
          <Differences differences={differences} caption={e('rates.differences', { count: differences.length })} />
        </details>
      )}
      {mayBegin && (
        <Form method="post">
          <input type="hidden" name="version" value={version.version} />
          <Button<RateIntent> intent="begin" kind={holds === 'now' ? 'main' : 'plain'}>
            {holds === 'now' ? e('rates.change') : e('rates.goBack')}
          </Button>
        </Form>
      )}
    </>
  );
}

/** The start of a version: a day, or a time in the office's time zone. */
function useMoment(): (validFrom: string) => string {
  const { date, instant } = useDesk();
  return (validFrom) => (validFrom.includes('T') ? instant(validFrom) : date(validFrom));
}
