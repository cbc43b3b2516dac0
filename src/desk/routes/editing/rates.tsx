import { type ActionFunctionArgs, Form, Link, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { BeginRateDraftDocument, RateVersionsDocument, type RateVersionsQuery } from '../../api/generated/operations.ts';
import { requireSignedIn } from '../../desk-request.ts';
import { useDesk } from '../../desk-texts.ts';
import { Differences } from '../../editing/differences.tsx';
import { EditOutcome } from '../../editing/edit-outcome.tsx';
import { sendEdit } from '../../editing/edited.ts';
import styles from '../../editing/editing.module.css';
import { useEditing } from '../../editing/use-editing.ts';
import { Button, Panel } from '../../ui/parts.tsx';
import { useAnswer } from '../../use-answer.ts';

export async function loader(args: LoaderFunctionArgs) {
  return await requireSignedIn(args).execute(RateVersionsDocument, {});
}

export async function action(args: ActionFunctionArgs) {
  const { execute } = requireSignedIn(args);
  const version = String((await args.request.formData()).get('version') ?? '');
  return await sendEdit('begin', async () => {
    const { beginRateDraft } = await execute(BeginRateDraftDocument, { version });
    if (beginRateDraft.problem === null) throw redirect('/rates/draft');
    return beginRateDraft;
  });
}

type Version = RateVersionsQuery['rateVersions'][number];

/** What prices are made of: every version there was, is and will be. */
export default function Rates() {
  const { rateVersions, rateDraft } = useLoaderData<typeof loader>();
  const sent = useAnswer<typeof action>();
  const { e } = useEditing();
  return (
    <>
      <title>{e('rates.title')}</title>
      <h1 className={styles.title}>{e('rates.title')}</h1>
      <EditOutcome sent={sent} />
      {rateDraft !== null && (
        <Panel title={e('rates.draft')}>
          <p>
            <Link to="/rates/draft">{e('rates.goOn')}</Link>
          </p>
        </Panel>
      )}
      <Panel title={e('rates.versions')} count={rateVersions.length}>
        <ul className={styles.list}>
          {rateVersions.map((version) => (
            <li key={version.version}>
              <VersionOf version={version} mayBegin={rateDraft === null} />
            </li>
          ))}
        </ul>
      </Panel>
    </>
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
          <Button intent="begin" kind={holds === 'now' ? 'main' : 'plain'}>
            {holds === 'now' ? e('rates.change') : e('rates.goBack')}
          </Button>
        </Form>
      )}
    </>
  );
}

/** From when a version holds: a day, or a moment by the office's clock. */
function useMoment(): (validFrom: string) => string {
  const { date, instant } = useDesk();
  return (validFrom) => (validFrom.includes('T') ? instant(validFrom) : date(validFrom));
}
