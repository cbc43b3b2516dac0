import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { FaqPage } from '../features/content/faq/faq-page.tsx';
import { loadGroupedFaqs } from '../features/content/load-lists.ts';
import { loadEditorialText } from '../features/content/load-subjects.ts';
import { FaqList } from '../features/faq/faq-block.tsx';
import type { RouteHandle } from '../i18n/route-namespaces.ts';
import { getPageRequest } from '../page-loader.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const page = getPageRequest({ context });
  const [text, faqs] = await Promise.all([loadEditorialText(page, 'faq'), loadGroupedFaqs(page)]);
  return { text, faqs };
}

export default function FaqRoute() {
  const { text, faqs } = useLoaderData<typeof loader>();
  return (
    <FaqPage text={text} faqs={faqs}>
      {(questions) => <FaqList items={questions} />}
    </FaqPage>
  );
}

export const handle = { namespaces: ['pages'] } satisfies RouteHandle;
