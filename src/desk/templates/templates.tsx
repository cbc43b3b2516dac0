import { data, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { deskAction } from '../desk-action.ts';
import { requireSignedIn } from '../desk-request.ts';
import { useDesk } from '../desk-texts.ts';
import { MessageTextsContext, useMessages } from '../messages/use-messages.ts';
import { AlsoHere } from '../presence/also-here.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { ListDetail, Page } from '../ui/page.tsx';
import { useAnswer } from '../use-answer.ts';
import { sampleValues } from './sample-values.ts';
import { templateForms } from './template-forms.ts';
import { TemplatePane } from './template-pane.tsx';
import styles from './templates.module.css';

export async function loader({ params, ...args }: LoaderFunctionArgs) {
  const desk = requireSignedIn(args);
  const templates = await desk.queries.templates.list({});
  const template = templates.find(({ id }) => id === params.id) ?? null;
  if (params.id !== undefined && template === null) throw data(null, { status: 404 });
  // On a phone the pane replaces the list, so it opens only on request, or where the list is empty.
  const isNew = template === null && (templates.length === 0 || new URL(args.request.url).searchParams.has('new'));
  return { templates, template, isNew, samples: sampleValues(desk.textsIn), texts: desk.textsOf('messages') };
}

export const action = deskAction(templateForms);

/** Texts of frequent answers: a list, and beside it the one that is edited. */
export default function Templates() {
  const { texts } = useLoaderData<typeof loader>();
  return (
    <MessageTextsContext value={texts}>
      <TemplatesPage />
    </MessageTextsContext>
  );
}

function TemplatesPage() {
  const { templates, template, isNew, samples } = useLoaderData<typeof loader>();
  const outcome = useAnswer<typeof action>();
  const { t } = useMessages();
  const { t: d } = useDesk();
  const list =
    templates.length === 0 ? (
      <Empty title={t('templates.none')} />
    ) : (
      <ul className={styles.list}>
        {templates.map(({ id, name, isUnreadable }) => (
          <li key={id}>
            <Link to={`/templates/${id}`} aria-current={id === template?.id ? 'true' : undefined}>
              {name}
            </Link>{' '}
            {isUnreadable && d('table.unreadable')}
          </li>
        ))}
      </ul>
    );
  return (
    <Page
      title={t('templates.title')}
      count={templates.length}
      isFilled
      tools={
        <>
          {template !== null && <AlsoHere kind="template" of={template.id} />}
          <ButtonLink to="/messages" icon="mail">
            {t('title')}
          </ButtonLink>
          <ButtonLink to="/templates?new" icon="plus">
            {t('templates.new')}
          </ButtonLink>
        </>
      }
    >
      <title>{t('templates.title')}</title>
      <ListDetail
        listLabel={t('templates.title')}
        detailLabel={template?.name ?? t('templates.new')}
        list={list}
        detail={
          template === null && !isNew ? null : (
            <div className={styles.pane}>
              {templates.length > 0 && (
                <Link to="/templates" className={styles.back}>
                  {t('templates.title')}
                </Link>
              )}
              <h2>{template?.name ?? t('templates.new')}</h2>
              <TemplatePane key={`${template?.id} ${template?.version}`} template={template} samples={samples} outcome={outcome} />
            </div>
          )
        }
      />
    </Page>
  );
}
