import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { isReference } from '#domain/trip/reference.ts';
import { requireSignedIn } from '../desk-request.ts';
import { useDesk } from '../desk-texts.ts';
import { Panel } from '../ui/parts.tsx';
import table from '../ui/table.module.css';
import styles from './today.module.css';

export async function loader(args: LoaderFunctionArgs) {
  return await requireSignedIn(args).queries.people.audit({});
}

/** Who did what, and who looked at whose trip. */
export default function Audit() {
  const lines = useLoaderData<typeof loader>();
  const { t, named, instant } = useDesk();
  return (
    <>
      <title>{t('audit.title')}</title>
      <h1 className={styles.title}>{t('audit.title')}</h1>
      <Panel title={t('audit.last')} count={lines.length}>
        <div className={table.scroll}>
          <table className={table.table}>
            <thead>
              <tr>
                <th scope="col">{t('audit.at')}</th>
                <th scope="col">{t('audit.who')}</th>
                <th scope="col">{t('audit.act')}</th>
                <th scope="col">{t('audit.subject')}</th>
              </tr>
            </thead>
            <tbody>
              {lines.map(({ at, memberName, act, subject }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines are shown anew as a whole
                <tr key={index}>
                  <td className={table.moment} data-label={t('audit.at')}>
                    {instant(at)}
                  </td>
                  <td data-label={t('audit.who')}>{memberName}</td>
                  <td data-label={t('audit.act')}>{named('acts', act)}</td>
                  <td data-label={t('audit.subject')}>
                    {isReference(subject) ? <Link to={`/trips/${subject}`}>{subject}</Link> : subject}
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
