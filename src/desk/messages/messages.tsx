import { data, Form, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { messageLists } from '#operations/messages/rules/message.ts';
import { deskAction } from '../desk-action.ts';
import { requireSignedIn } from '../desk-request.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { ListDetail, Page } from '../ui/page.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { readsAfterRefusal, useAnswer } from '../use-answer.ts';
import { useLive } from '../use-live.ts';
import { useRights } from '../use-rights.ts';
import { beginAnswer } from './begin-answer.ts';
import { messageForms } from './message-forms.ts';
import { MessageList } from './message-list.tsx';
import { MessagePane } from './message-pane.tsx';
import styles from './messages.module.css';
import { MessageTextsContext, useMessages } from './use-messages.ts';

/** The list is part of the address, so that a message can be sent to a colleague. */
export async function loader({ params, ...args }: LoaderFunctionArgs) {
  const desk = requireSignedIn(args);
  const { searchParams } = new URL(args.request.url);
  const text = (name: string, initial = '') => searchParams.get(name) ?? initial;
  const asked = { list: text('list', 'open'), search: text('q'), before: text('before') };
  const [found, message] = await Promise.all([
    desk.queries.messages.list(asked),
    params.id === undefined ? null : desk.queries.messages.one({ id: params.id }),
  ]);
  if (params.id !== undefined && message === null) throw data(null, { status: 404 });
  const mayAnswer = message?.isOpen === true && desk.signedIn.rights.includes('write-to-customers');
  const answering = mayAnswer ? await beginAnswer(desk, message, searchParams.get('template')) : null;
  return { ...found, search: asked.search, message, answering, now: new Date().toISOString(), texts: desk.textsOf('messages') };
}

/** An answered message leaves the list of open ones, and the page goes back to the list. */
export const action = deskAction({
  ...messageForms,
  'close-message': async (desk, sent) => {
    const outcome = await messageForms['close-message'](desk, sent);
    return outcome.isDone ? redirect('/messages') : outcome;
  },
  'spam-message': async (desk, sent) => {
    const outcome = await messageForms['spam-message'](desk, sent);
    return outcome.isDone ? redirect('/messages') : outcome;
  },
});

export const shouldRevalidate = readsAfterRefusal;

/** Messages from customers: the list, and beside it the message with its conversation. */
export default function Messages() {
  const { texts } = useLoaderData<typeof loader>();
  return (
    <MessageTextsContext value={texts}>
      <MessagesPage />
    </MessageTextsContext>
  );
}

function MessagesPage() {
  const { rows, older, list, open, search, message, answering, now } = useLoaderData<typeof loader>();
  const outcome = useAnswer<typeof action>();
  const { t } = useMessages();
  const mayWrite = useRights().has('write-to-customers');
  useLive('today');
  const tabs = messageLists.map((each) => ({
    to: each === 'open' ? '/messages' : `/messages?list=${each}`,
    text: t(`lists.${each}`),
    count: each === 'open' ? open : undefined,
  }));
  const current = list === 'open' ? '/messages' : `/messages?list=${list}`;
  return (
    <Page
      title={t('title')}
      count={open}
      isFilled
      tabs={<Tabs label={t('list')} tabs={tabs} current={current} />}
      actions={
        mayWrite ? (
          <ButtonLink to="/templates" icon="page">
            {t('templates.title')}
          </ButtonLink>
        ) : undefined
      }
      tools={list === 'done' || list === 'other' ? <SearchForm list={list} search={search} /> : undefined}
    >
      <title>{open === 0 ? t('title') : `(${open}) ${t('title')}`}</title>
      <ListDetail
        listLabel={t('list')}
        detailLabel={t('pane')}
        list={<MessageList rows={rows} list={list} older={older} search={search} chosen={message?.id ?? null} now={now} />}
        detail={
          message === null ? null : <MessagePane key={message.id} message={message} answering={answering} outcome={outcome} now={now} />
        }
      />
    </Page>
  );
}

function SearchForm({ list, search }: { readonly list: string; readonly search: string }) {
  const { t } = useMessages();
  return (
    <Form action="/messages" role="search" className={styles.search} key={search}>
      <input type="hidden" name="list" value={list} />
      <input name="q" type="search" aria-label={t('search')} placeholder={t('search')} defaultValue={search} />
      <Button>{t('find')}</Button>
    </Form>
  );
}
