import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData, useSearchParams } from 'react-router';
import { loadFaqs } from '../features/content/load-lists.ts';
import { FaqBlock } from '../features/faq/faq-block.tsx';
import { sendLinks } from '../features/send-links/send-links.ts';
import { SendLinksForm } from '../features/send-links/send-links-form.tsx';
import { TripNotFoundPage } from '../features/shell/not-found/trip-not-found-page.tsx';
import { PrivateHead } from '../head/page-head.tsx';
import { useTranslation } from '../i18n/site-texts.ts';
import { getPageRequest } from '../page-loader.ts';
import { readForm } from '../read-form.ts';
import { Section } from '../ui/section.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const faqs = await loadFaqs(getPageRequest({ context }), 'trip-not-found');
  return data({ faqs, idempotencyKey: crypto.randomUUID() }, { status: 404 });
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const outcome = await sendLinks(getPageRequest({ context }), form);
  return { outcome, email: String(form.get('email') ?? '') };
}

export default function TripNotFoundRoute() {
  const { faqs, idempotencyKey } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useTranslation('common');
  const isNotOrdered = useSearchParams()[0].get('ordered') === 'no';
  return (
    <TripNotFoundPage isNotOrdered={isNotOrdered}>
      <PrivateHead title={t('tripNotFound.title')} />
      <Section heading={t('sendLinks.heading')} width="text">
        <SendLinksForm outcome={answer?.outcome ?? null} email={answer?.email ?? ''} idempotencyKey={idempotencyKey} />
      </Section>
      <FaqBlock items={faqs} tone="sunken" />
    </TripNotFoundPage>
  );
}
