import type { ReactNode } from 'react';
import { AnswerNote, type AwaitedAnswer } from '../../../explain/answer-note.tsx';
import { PageHead, PrivateHead } from '../../../head/page-head.tsx';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { usePathTo } from '../../../site-context.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/card.tsx';
import { Hero } from '../../../ui/hero.tsx';
import { Container } from '../../../ui/section.tsx';
import { SummaryList } from '../../../ui/summary/summary-list.tsx';
import { RichText } from '../../../ui/text/rich-text.tsx';
import type { EditorialText } from '../load-subjects.ts';
import { TextLanguage } from '../text-language.tsx';
import styles from './request-success-page.module.css';

/** The state of a request, only on the address that its sender received. */
export type SentRequest = {
  readonly quoteId: string;
  readonly reference: string;
  readonly email: string;
  /** False while a person must work out its price. */
  readonly isPriced: boolean;
  /** When that person answers. */
  readonly answer: AwaitedAnswer;
  /** Whether its mail was sent, is queued, or is not sent at all. */
  readonly mail: 'sent' | 'later' | 'not';
};

type RequestSuccessPageProps = {
  readonly text: EditorialText;
  /** Null without a request. The page then describes the general process, and nothing personal (docs/specification.md#english-paths). */
  readonly request: SentRequest | null;
  /** What was understood differently from what was typed. */
  readonly understood?: ReactNode;
  /** Corrects the mail address of the request. */
  readonly children?: ReactNode;
};

/** Confirms a request, and describes the next steps. */
export function RequestSuccessPage({ text, request, understood, children }: RequestSuccessPageProps) {
  const pathTo = usePathTo();
  const isByPerson = request !== null && !request.isPriced;
  return (
    <TextLanguage language={text.textLanguage}>
      {request === null ? <PageHead {...text.meta} link={{ page: 'request-success' }} /> : <PrivateHead title={text.meta.title} />}
      <Hero
        breadcrumbs={[{ name: text.hero.title, url: pathTo({ page: 'request-success' }) }]}
        heading={text.hero.title}
        description={request === null ? text.hero.description : <SentTo request={request} />}
        illustration="success"
        actions={request === null ? null : <QuoteLink request={request} />}
      />
      <Container className={styles.page}>
        <div className={styles.words}>
          {understood}
          {text.sections.map(({ key, title, description }) =>
            key === 'next' && isByPerson ? (
              <NextByPerson key={key} request={request} />
            ) : (
              <section key={key} className={styles.section}>
                <h2>{title}</h2>
                <RichText html={description} />
              </section>
            ),
          )}
        </div>
        {request !== null && <RequestPanel request={request}>{children}</RequestPanel>}
      </Container>
    </TextLanguage>
  );
}

/** Where the price was sent, or why it was not. Somebody whose mail does not arrive has lost the quote. */
function SentTo({ request: { email, isPriced, mail, answer } }: { readonly request: SentRequest }) {
  const { t } = useTranslation('pages');
  const said = ({ sent: 'sentTo', later: 'later', not: 'notMailed' } as const)[mail];
  if (isPriced) return t(`requestSuccess.${said}`, { email });
  const isOnRequest = answer.answerKind === 'vehicle' && said === 'sentTo';
  return t(isOnRequest ? 'requestSuccess.byPerson.onRequest.sentTo' : `requestSuccess.byPerson.${said}`, { email });
}

/** The next steps where a person must look at it, and when we answer. There is no quote to open yet. */
function NextByPerson({ request: { email, answer } }: { readonly request: SentRequest }) {
  const { t } = useTranslation('pages');
  const isOnRequest = answer.answerKind === 'vehicle';
  return (
    <section className={styles.section}>
      <h2>{t('requestSuccess.byPerson.heading')}</h2>
      <ol>
        <li>{t(isOnRequest ? 'requestSuccess.byPerson.onRequest.work' : 'requestSuccess.byPerson.work')}</li>
        <li>
          <AnswerNote answer={answer} />
        </li>
        <li>{isOnRequest ? t('requestSuccess.byPerson.onRequest.mail', { email }) : t('requestSuccess.byPerson.mail')}</li>
      </ol>
    </section>
  );
}

function QuoteLink({ request }: { readonly request: SentRequest }) {
  const { t } = useTranslation('pages');
  return (
    <ButtonLink to={{ page: 'quote', id: request.quoteId }} size="l" iconAfter="arrow-right">
      {request.isPriced ? t('requestSuccess.toQuote') : t('requestSuccess.byPerson.toRequest')}
    </ButtonLink>
  );
}

function RequestPanel({ request, children }: { readonly request: SentRequest; readonly children: ReactNode }) {
  const { t } = useTranslation('pages');
  return (
    <Panel tone="tint">
      <h2 className={styles.panelTitle}>{t('requestSuccess.yourRequest')}</h2>
      <SummaryList
        rows={[
          { key: t('requestSuccess.reference'), value: <strong>{request.reference}</strong> },
          { key: t('requestSuccess.email'), value: <span className={styles.email}>{request.email}</span> },
        ]}
      />
      {children}
      <p className={styles.hint}>{t('requestSuccess.keepReference')}</p>
    </Panel>
  );
}
