import { useEffect, useState } from 'react';
import { brand } from '#domain/sites/brand.ts';
import { useMomentInWords } from '../../../../explain/use-travel-words.ts';
import { useTranslation } from '../../../../i18n/site-texts.ts';
import { usePathTo } from '../../../../site-context.ts';
import { Notice } from '../../../../ui/message/notice.tsx';
import type { TripData } from '../../shared/state/load-trip.ts';

const workerPath = '/my-booking/worker.js';
/** How long after the trip the page stays on the phone. */
const daysAfter = 3;

/** Makes the browser keep the page of a booking for when there is no network, and says so where it is shown from there. */
export function SavedPage({ data }: { readonly data: TripData }) {
  const { t } = useTranslation('trip');
  const pathTo = usePathTo();
  const { travel } = data;
  const momentOf = useMomentInWords(travel.timeZone);
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const path = pathTo({ page: 'my-booking', id: travel.id });
  const last = travel.stops.at(-1);
  const until = untilOf(last?.arrivalDate ?? last?.date ?? travel.firstDate);
  const isOwn = data.flow === 'my-booking' && travel.bookedAt !== null;
  useEffect(() => {
    const { keptAt: at = null } = document.documentElement.dataset;
    setSavedAt(at);
    if (isOwn && at === null) void savePage(path, until);
  }, [path, until, isOwn]);
  return (
    <>
      {isOwn && (
        <>
          <link rel="manifest" href={pathTo({ page: 'trip-document', flow: 'my-booking', id: travel.id, file: 'app.webmanifest' })} />
          <link rel="apple-touch-icon" href="/share/icon-180.png" />
          <meta name="apple-mobile-web-app-title" content={brand.name} />
        </>
      )}
      {savedAt !== null && (
        <Notice kind="warning" live="status" title={t('booking.kept.title')}>
          {t('booking.kept.text', { moment: momentOf(savedAt) })}
        </Notice>
      )}
    </>
  );
}

function untilOf(date: string): string {
  return new Date(Date.parse(`${date}T23:59:00Z`) + daysAfter * 86_400_000).toISOString();
}

/** The files that the page has now; those of the offline page itself come with it. In a browser that refuses, the page works with a network. */
async function savePage(path: string, until: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => /^\/(?:assets|art|locales|favicon)|\/payment\.svg$/.test(name.replace(location.origin, '')));
  try {
    await navigator.serviceWorker.register(workerPath, { scope: '/my-booking/' });
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ path, until, files });
  } catch {
    // Private windows of some browsers refuse.
  }
}
