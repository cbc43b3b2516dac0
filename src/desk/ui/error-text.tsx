import { Link } from 'react-router';
import { useDesk } from '../desk-texts.ts';
import { RequestIdLine } from './request-id-line.tsx';

const kinds = new Map<number, 'missing' | 'away' | 'large' | 'unreadable'>([
  [404, 'missing'],
  [503, 'away'],
  [413, 'large'],
  [422, 'unreadable'],
]);

/** The text of a page that cannot be shown: it does not exist, the request was wrong, the desk is unavailable, or it failed. */
export function ErrorText({ status }: { readonly status: number }) {
  const { t } = useDesk();
  const kind = kinds.get(status) ?? (status < 500 ? 'refused' : 'failed');
  return (
    <>
      <title>{t(`errors.${kind}.title`)}</title>
      <h1>{t(`errors.${kind}.title`)}</h1>
      <p>{t(`errors.${kind}.text`)}</p>
      {(kind === 'away' || kind === 'failed') && <RequestIdLine label={t('errors.requestId')} />}
      {kind === 'away' && (
        // Empty here. The server fills in what the refused form contained.
        <form id="resend" method="post" hidden>
          <button type="submit">{t('errors.away.again')}</button>
        </form>
      )}
      <p>
        <Link to="/">{t('nav.today')}</Link>
      </p>
    </>
  );
}
