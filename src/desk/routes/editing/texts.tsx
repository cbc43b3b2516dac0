import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { TextFilesDocument, type TextFilesQuery } from '../../api/generated/operations.ts';
import { requireSignedIn } from '../../desk-request.ts';
import styles from '../../editing/editing.module.css';
import { useEditing } from '../../editing/use-editing.ts';
import { textFileNames } from '../../texts/text-file-names.ts';
import { Panel } from '../../ui/parts.tsx';
import table from '../../ui/table.module.css';

export async function loader(args: LoaderFunctionArgs) {
  return await requireSignedIn(args).execute(TextFilesDocument, {});
}

type TextFile = TextFilesQuery['textFiles'][number];

/** Interface texts of every language, with what is changed, stale or overtaken in each file. */
export default function Texts() {
  const { textFiles } = useLoaderData<typeof loader>();
  const { e, called } = useEditing();
  const languages = [...new Set(textFiles.map(({ language }) => language))];
  return (
    <>
      <title>{e('texts.title')}</title>
      <p>
        <Link to="/pages">{e('pages.title')}</Link>
      </p>
      <h1 className={styles.title}>{e('texts.title')}</h1>
      <p className={styles.muted}>{e('texts.help')}</p>
      <Panel title={e('texts.title')}>
        <div className={table.scroll}>
          <table className={table.table}>
            <caption className={table.caption}>{e('texts.title')}</caption>
            <thead>
              <tr>
                <th scope="col">{e('texts.where')}</th>
                <th scope="col">{e('pages.languages')}</th>
              </tr>
            </thead>
            <tbody>
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
            </tbody>
          </table>
        </div>
      </Panel>
    </>
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
