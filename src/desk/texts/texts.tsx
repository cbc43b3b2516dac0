import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { requireSignedIn } from '../desk-request.ts';
import styles from '../editing/editing.module.css';
import { useEditing } from '../editing/use-editing.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Page, Section } from '../ui/page.tsx';
import { Table } from '../ui/rows.tsx';
import { textFileNames } from './text-file-names.ts';

export async function loader(args: LoaderFunctionArgs) {
  return await requireSignedIn(args).queries.texts.files({});
}

type TextFile = Awaited<ReturnType<typeof loader>>[number];

/** The interface texts of every language, with what is changed, stale or overtaken in each file. */
export default function Texts() {
  const textFiles = useLoaderData<typeof loader>();
  const { e, called } = useEditing();
  const languages = [...new Set(textFiles.map(({ language }) => language))];
  const head = [
    { key: 'where', text: e('texts.where') },
    { key: 'languages', text: e('pages.languages') },
  ];
  return (
    <Page title={e('texts.title')} actions={<ButtonLink to="/pages">{e('pages.title')}</ButtonLink>}>
      <title>{e('texts.title')}</title>
      <Section title={e('texts.title')}>
        <p className={styles.muted}>{e('texts.help')}</p>
        <Table caption={e('texts.title')} head={head}>
          {textFileNames.map((name) => (
            <tr key={name}>
              <th scope="row">{called('texts.files', name)}</th>
              <td data-label={e('pages.languages')}>
                {languages.map((language) => (
                  <FileLink key={language} file={textFiles.find((each) => each.file === name && each.language === language)} />
                ))}
              </td>
            </tr>
          ))}
        </Table>
      </Section>
    </Page>
  );
}

function FileLink({ file }: { readonly file: TextFile | undefined }) {
  const { e, called } = useEditing();
  if (file === undefined) return null;
  const said = [
    file.edited > 0 && e('texts.edited', { count: file.edited }),
    file.stale > 0 && e('texts.stale', { count: file.stale }),
    file.overtaken > 0 && e('texts.overtaken', { count: file.overtaken }),
    file.isDrafted && called('states', 'draft'),
  ].filter((each) => each !== false);
  return (
    <span className={styles.language}>
      <Link to={`/texts/${file.language}/${file.file}`} discover="none">
        {file.language}
      </Link>
      {said.length > 0 && ` (${said.join(', ')})`}
    </span>
  );
}
