import { type ActionFunctionArgs, data, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { readWhole } from '#domain/input/read-whole.ts';
import { FactSheetsDocument, PublishFactDocument, TakeFactsBackDocument } from '../../api/generated/operations.ts';
import { type DeskRequest, requireSignedIn } from '../../desk-request.ts';
import { EditOutcome } from '../../editing/edit-outcome.tsx';
import { refused, sendEdit } from '../../editing/edited.ts';
import styles from '../../editing/editing.module.css';
import { useEditing } from '../../editing/use-editing.ts';
import { FactForm } from '../../facts/fact-form.tsx';
import { VersionsPanel } from '../../pages/versions-panel.tsx';
import { useAnswer } from '../../use-answer.ts';

const typedFields = ['key', 'value', 'source', 'checkedAt', 'validUntil', 'note'] as const;
type Typed = Readonly<Record<(typeof typedFields)[number], string>>;

export async function loader({ params, ...args }: LoaderFunctionArgs) {
  const { factSheets } = await requireSignedIn(args).execute(FactSheetsDocument, {});
  const sheet = factSheets.find(({ name }) => name === params.city);
  if (sheet === undefined) throw data(null, { status: 404 });
  return sheet;
}

export async function action({ params, ...args }: ActionFunctionArgs) {
  const form = await args.request.formData();
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const typed: Typed = {
    key: text('key'),
    value: text('value'),
    source: text('source'),
    checkedAt: text('checkedAt'),
    validUntil: text('validUntil'),
    note: text('note'),
  };
  const path = `locations/${params.city ?? ''}/entry.yaml`;
  const sent = await sendEdit(text('intent'), () => act(requireSignedIn(args), { path, form, typed }));
  const outcome = 'data' in sent ? sent.data : sent;
  return data({ ...outcome, typed }, { status: outcome.problem === null ? 200 : outcome.problem === 'away' ? 503 : 409 });
}

type Asked = { readonly path: string; readonly form: FormData; readonly typed: Typed };

async function act({ execute }: DeskRequest, { path, form, typed }: Asked) {
  switch (form.get('intent')) {
    case 'publish':
      return (await execute(PublishFactDocument, { path, seen: readWhole(form.get('seen')) ?? 0, ...typed })).publishFact;
    case 'back':
      return (await execute(TakeFactsBackDocument, { path, version: readWhole(form.get('version')) ?? 0 })).takeFactsBack;
    default:
      return refused;
  }
}

/** What is known of one city, each fact a form of its own, and every version that was published. */
export default function FactsOfCity() {
  const { name, version, facts, versions } = useLoaderData<typeof loader>();
  const sent = useAnswer<typeof action>();
  const { e } = useEditing();
  return (
    <>
      <title>{name}</title>
      <p>
        <Link to="/facts">{e('facts.title')}</Link>
      </p>
      <h1 className={styles.title}>{name}</h1>
      <p className={styles.muted}>{e('facts.help')}</p>
      <EditOutcome sent={sent} />
      {facts.map((fact) => {
        const isSent = sent !== undefined && sent.problem !== null && sent.typed.key === fact.key;
        const stamp = isSent ? sent.stamp : String(version);
        return (
          <FactForm
            key={`${fact.key} ${stamp}`}
            fact={fact}
            seen={version}
            typed={isSent ? sent.typed : {}}
            issues={isSent ? sent.issues : []}
          />
        );
      })}
      <VersionsPanel versions={versions} mayTake />
    </>
  );
}
