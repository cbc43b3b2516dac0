import { Suspense } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ClosingScene } from '../features/content/closing-scene.tsx';
import { ListingPage } from '../features/content/listing/listing-page.tsx';
import { loadFaqs, loadFleetComparison } from '../features/content/load-lists.ts';
import { loadEditorialText } from '../features/content/load-subjects.ts';
import { FaqBlock } from '../features/faq/faq-block.tsx';
import type { RouteHandle } from '../i18n/route-namespaces.ts';
import { useTranslation } from '../i18n/site-texts.ts';
import { getPageRequest } from '../page-loader.ts';
import { scriptAfter } from '../ui/script-after.ts';

/** Links, radio buttons and a form, which work without their script. */
const load = async () => (await import('../features/content/fleet/fleet-comparison.tsx')).FleetComparison;
const FleetComparison = import.meta.env.SSR ? await load() : scriptAfter(load);

export async function loader({ context }: LoaderFunctionArgs) {
  const page = getPageRequest({ context });
  const [text, fleet, faqs] = await Promise.all([loadEditorialText(page, 'fleet'), loadFleetComparison(page), loadFaqs(page, 'fleet')]);
  return { text, fleet, faqs };
}

export default function FleetPage() {
  const { text, fleet, faqs } = useLoaderData<typeof loader>();
  const { t } = useTranslation('pages');
  return (
    <>
      <ListingPage
        pageKey="fleet"
        text={text}
        name={t('names.fleet')}
        panorama={{ name: 'fleet-line-up', width: 1476, height: 332, alt: t('fleet.compare.lineUp') }}
      >
        <Suspense>
          <FleetComparison fleet={fleet} />
        </Suspense>
      </ListingPage>
      <FaqBlock items={faqs} />
      <ClosingScene />
    </>
  );
}

export const handle = { namespaces: ['pages'] } satisfies RouteHandle;
