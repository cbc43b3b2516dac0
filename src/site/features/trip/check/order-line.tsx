import { useEffect, useState } from 'react';
import { useTranslation } from '../../../i18n/site-texts.ts';
import type { LineFailure } from '../../../send-over-line.ts';
import { Notice } from '../../../ui/message/notice.tsx';

type Known = 'unknown' | 'not-ordered';
const pause = 3_000;

/**
 * The result of an order whose answer never came. If it was not sent, nothing was ordered. If it was sent, the trip's own page is asked
 * repeatedly: for a booked trip it redirects to the booking; otherwise nothing was ordered, and the same order, with the same key, can be
 * sent again and still counts once.
 */
export function OrderLine({ line }: { readonly line: LineFailure['line'] }) {
  const { t } = useTranslation('trip');
  const known = useOrderState(line);
  if (line === 'never-sent' || known === 'not-ordered') {
    return (
      <Notice kind="warning" title={t('check.line.notOrdered')} live="alert">
        {t(line === 'never-sent' ? 'check.line.offline' : 'check.line.again')}
      </Notice>
    );
  }
  return (
    <Notice kind="warning" title={t('check.line.unknown')} live="alert">
      {t('check.line.asking')}
    </Notice>
  );
}

function useOrderState(line: LineFailure['line']): Known {
  const [known, setKnown] = useState<Known>('unknown');
  useEffect(() => {
    if (line === 'never-sent') return;
    const leaving = new AbortController();
    const ask = async () => {
      const here = window.location.href;
      const answer = await fetch(here, { signal: leaving.signal, headers: { accept: 'text/html' } }).catch(() => null);
      if (leaving.signal.aborted) return;
      if (answer?.redirected && new URL(answer.url).pathname !== window.location.pathname) window.location.assign(answer.url);
      else if (answer?.ok) setKnown('not-ordered');
      else timer = setTimeout(ask, pause);
    };
    let timer = setTimeout(ask, pause);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [line]);
  return known;
}
