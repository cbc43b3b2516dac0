import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { CaseStudyPage } from '../features/content/case-study/case-study-page.tsx';
import { ClosingScene } from '../features/content/closing-scene.tsx';
import { loadCaseStudy } from '../features/content/load-subjects.ts';
import type { RouteHandle } from '../i18n/route-namespaces.ts';
import { getPageRequest } from '../page-loader.ts';

export async function loader({ context, params }: LoaderFunctionArgs) {
  return { text: await loadCaseStudy(getPageRequest({ context }), params.slug ?? '') };
}

export default function CaseStudyRoute() {
  const { text } = useLoaderData<typeof loader>();
  return (
    <>
      <CaseStudyPage text={text} />
      <ClosingScene />
    </>
  );
}

export const handle = { namespaces: ['pages'] } satisfies RouteHandle;
