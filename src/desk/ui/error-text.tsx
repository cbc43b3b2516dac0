import { Link } from 'react-router';
import { useDesk } from '../desk-texts.ts';
import { RequestIdLine } from './request-id-line.tsx';

/** What a page says that cannot be shown: there is no such thing, it was sent wrongly, we are away for the moment, or we failed. */
export function ErrorText({ status }: { readonly status: number }) {
  const { t } = useDesk();
  const kind =
    status === 404
      ? 'missing'
      : status === 503
        ? 'away'
        : status === 413
          ? 'large'
          : status === 422
            ? 'unreadable'
            : status < 500
              ? 'refused'
              : 'failed';
  return (
    <>
      <title>{t(`errors.${kind}.title`)}</title>
      <h1>{t(`errors.${kind}.title`)}</h1>
      <p>{t(`errors.${kind}.text`)}</p>
      {(kind === 'away' || kind === 'failed') && <RequestIdLine label={t('errors.requestId')} />}
      {kind === 'away' && (
        // Empty, and filled by the server with what a form had in it that could not be taken.
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
