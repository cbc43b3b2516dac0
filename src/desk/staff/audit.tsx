import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { isReference } from '#domain/trip/reference.ts';
import { requireSignedIn } from '../desk-request.ts';
import { useDesk } from '../desk-texts.ts';
import { Page } from '../ui/page.tsx';
import { Table } from '../ui/rows.tsx';
import table from '../ui/table.module.css';

export async function loader(args: LoaderFunctionArgs) {
  return await requireSignedIn(args).queries.people.audit({});
}

/** Who did what, and who looked at which trip. */
export default function Audit() {
  const lines = useLoaderData<typeof loader>();
  const { t, named, instant } = useDesk();
  const head = (['at', 'who', 'act', 'subject'] as const).map((key) => ({ key, text: t(`audit.${key}`) }));
  return (
    <Page title={t('audit.title')} count={t('audit.last')}>
      <title>{t('audit.title')}</title>
      <Table caption={t('audit.title')} head={head}>
        {lines.map(({ at, memberName, act, subject }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is always rendered as a whole
          <tr key={index}>
            <td className={table.moment} data-label={t('audit.at')}>
              {instant(at)}
            </td>
            <td data-label={t('audit.who')}>{memberName}</td>
            <td data-label={t('audit.act')}>{named('acts', act)}</td>
            <td data-label={t('audit.subject')}>{isReference(subject) ? <Link to={`/trips/${subject}`}>{subject}</Link> : subject}</td>
          </tr>
        ))}
      </Table>
    </Page>
  );
}
