import { Form } from 'react-router';
import * as v from 'valibot';
import type { DeskQueries } from '#desk-service/desk-service.ts';
import type { FormAnswer } from '../desk-action.ts';
import { useDesk } from '../desk-texts.ts';
import { Button } from '../ui/button.tsx';
import { Banner, Note, Warning } from '../ui/note.tsx';
import type { MoneyIntent } from './money-forms.ts';

const imported = v.object({
  added: v.number(),
  known: v.number(),
  refused: v.array(v.string()),
  reasons: v.array(v.string()),
});

/** The outcome of the last press, where it is not shown beside its subject. */
export function AnswerNote({ answer }: { readonly answer: FormAnswer | undefined }) {
  const { t, named } = useDesk();
  if (answer === undefined) return null;
  if (answer.problem !== null) {
    const isBeside =
      answer.act === 'record' || answer.act === 'settle-case' || answer.act === 'order-refund' || answer.act === 'record-by-hand';
    return isBeside && answer.problem !== 'line-gone' ? null : (
      <Banner tone="red" role="alert">
        {named('problems', answer.problem, answer.values)}
      </Banner>
    );
  }
  if (answer.act === 'file') return <ImportedNote value={answer.value} />;
  const count = typeof answer.value === 'number' ? answer.value : 0;
  const words: Readonly<Record<string, string>> = {
    certain: t('money.recordedCount', { count }),
    undo: t('money.undone'),
    remind: t('money.remindedOne'),
    'remind-all': t('money.remindedCount', { count: sentOf(answer.value) }),
    'send-invoice': t('money.sentAgain'),
    'issue-summary': t('money.summaryMade'),
    'resend-summary': t('money.summarySent'),
    'settle-case': t('money.settled'),
    'open-dispute': t('money.disputed'),
    'close-dispute': t('money.disputeOver'),
    'order-refund': t('money.ordered'),
    'refund-file': t('money.fileMade'),
  };
  return <Note>{words[answer.act] ?? t('money.done')}</Note>;
}

function sentOf(value: unknown): number {
  const read = v.safeParse(v.object({ sent: v.number() }), value);
  return read.success ? read.output.sent : 0;
}

function ImportedNote({ value }: { readonly value: unknown }) {
  const { t, named } = useDesk();
  const read = v.safeParse(imported, value);
  if (!read.success) return null;
  const { added, known, refused, reasons } = read.output;
  return (
    <>
      <Note>{t('money.imported', { added, known })}</Note>
      {refused.length > 0 && (
        <Warning>
          <p>{t('money.refusedFiles')}</p>
          <ul>
            {refused.map((name, index) => (
              <li key={name}>
                {name}: {named('problems', reasons[index] ?? '')}
              </li>
            ))}
          </ul>
        </Warning>
      )}
    </>
  );
}

type Unread = Awaited<ReturnType<DeskQueries['money']['unread']>>;

/** The lines of files that could not be read, until somebody has looked them up at the bank. */
export function UnreadNotes({ files }: { readonly files: Unread }) {
  const { t, instant } = useDesk();
  return files.map(({ id, name, importedAt, unread }) => (
    <Warning key={id}>
      <p>{t('money.unread')}</p>
      <p>
        {name}, {instant(importedAt)}
      </p>
      <ul>
        {unread.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="file" value={id} />
        <Button<MoneyIntent> size="small" intent="unread-done">
          {t('money.lookedUp')}
        </Button>
      </Form>
    </Warning>
  ));
}
