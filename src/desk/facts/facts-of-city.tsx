import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { deskAction } from '../desk-action.ts';
import { requireSignedIn } from '../desk-request.ts';
import styles from '../editing/editing.module.css';
import { listIssues } from '../editing/typed-fields.ts';
import { useEditing } from '../editing/use-editing.ts';
import { VersionsPanel } from '../pages/versions-panel.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { Note, Refusal } from '../ui/parts.tsx';
import { useAnswer } from '../use-answer.ts';
import { FactForm } from './fact-form.tsx';
import { factForms } from './fact-forms.ts';

export async function loader({ params, ...args }: LoaderFunctionArgs) {
  const sheet = await requireSignedIn(args).queries.facts.ofCity({ city: params.city ?? '' });
  if (sheet === null) throw data(null, { status: 404 });
  return sheet;
}

export const action = deskAction(factForms);

/** The facts of one city, each with its own form, and every published version. */
export default function FactsOfCity() {
  const { name, version, facts, versions } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const { e } = useEditing();
  return (
    <Page title={name} actions={<ButtonLink to="/facts">{e('facts.title')}</ButtonLink>}>
      <title>{name}</title>
      <p className={styles.muted}>{e('facts.help')}</p>
      {answer?.problem === null ? <Note>{e('done')}</Note> : <Refusal answer={answer} />}
      {facts.map((fact) => {
        const own = answer?.act === 'publish' && answer.problem !== null && answer.typed.key === fact.key ? answer : undefined;
        return (
          <FactForm
            key={`${fact.key} ${own?.at ?? version}`}
            fact={fact}
            seen={version}
            typed={own?.typed ?? {}}
            issues={listIssues(own)}
          />
        );
      })}
      <VersionsPanel versions={versions} mayTake />
    </Page>
  );
}
