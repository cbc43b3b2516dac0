import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { ContactForm } from '../features/contact/contact-form.tsx';
import { sendContactForm } from '../features/contact/send-contact-form.ts';
import { EditorialPage } from '../features/content/editorial/editorial-page.tsx';
import { loadFaqs } from '../features/content/load-lists.ts';
import { loadEditorialText } from '../features/content/load-subjects.ts';
import { FaqBlock } from '../features/faq/faq-block.tsx';
import { useFormAnswer } from '../form-over-line.ts';
import type { RouteHandle } from '../i18n/route-namespaces.ts';
import { getPageRequest } from '../page-loader.ts';
import { readForm } from '../read-form.ts';

export { clientAction } from '../form-over-line.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const page = getPageRequest({ context });
  const [text, faqs] = await Promise.all([loadEditorialText(page, 'contact'), loadFaqs(page, 'contact')]);
  return { text, faqs };
}

export async function action({ context, request }: ActionFunctionArgs) {
  return await sendContactForm(getPageRequest({ context }), await readForm(request));
}

/** Contact details, and the contact form. */
export default function ContactRoute() {
  const { text, faqs } = useLoaderData<typeof loader>();
  const answer = useFormAnswer<typeof action>();
  return (
    <EditorialPage pageKey="contact" text={text} form={<ContactForm answer={answer} />}>
      <FaqBlock items={faqs} />
    </EditorialPage>
  );
}

export const handle = { namespaces: ['pages'] } satisfies RouteHandle;
