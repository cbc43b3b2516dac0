import { Form, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { DeskQueries } from '#desk-service/desk-service.ts';
import { deskAction } from '../desk-action.ts';
import { type DeskRequest, requireSignedIn } from '../desk-request.ts';
import { useDesk } from '../desk-texts.ts';
import { readFiles } from '../read-files.ts';
import { Answered } from '../ui/answered.tsx';
import { Button, Field, Note, Panel, Refusal, Warning } from '../ui/parts.tsx';
import { useAnswer } from '../use-answer.ts';
import styles from './today.module.css';

export async function loader(args: LoaderFunctionArgs) {
  return await requireSignedIn(args).queries.money.bankLines({});
}

export const action = deskAction({
  file: async ({ acts }, { form }) => acts.money.importFiles({ files: await readFiles(form, 'file') }),
  record: async ({ acts }, { text }) => acts.money.recordLine({ line: text('line'), reference: text('reference') }),
  aside: async ({ acts }, { text }) => acts.money.putLineAside({ line: text('line') }),
  certain: recordCertain,
});

/** What names its trip and fits it is recorded at once; the first that fails ends it, and is shown. A colleague's line is done already. */
async function recordCertain({ queries, acts }: DeskRequest) {
  for (const { id: line, proposal } of (await queries.money.bankLines({})).filter(isCertain)) {
    const outcome = await acts.money.recordLine({ line, reference: proposal?.reference ?? '' });
    if (!outcome.isDone && outcome.problem !== 'line-gone') return outcome;
  }
  return { isDone: true, value: true } as const;
}

type BankLine = Awaited<ReturnType<DeskQueries['money']['bankLines']>>[number];

function isCertain({ proposal }: BankLine): boolean {
  return proposal?.fits === true && proposal.by !== 'amount';
}

/** Money that came in by bank: which trip each line pays. */
export default function Payments() {
  const lines = useLoaderData<typeof loader>();
  const outcome = useAnswer<typeof action>();
  const { t } = useDesk();
  const certain = lines.filter(isCertain).length;
  return (
    <>
      <title>{t('money.title')}</title>
      <h1 className={styles.title}>{t('money.title')}</h1>
      <Refusal answer={outcome} />
      {outcome?.problem === null &&
        (typeof outcome.value === 'object' && outcome.value !== null ? <Imported file={outcome.value} /> : <Note>{t('money.done')}</Note>)}
      <FileForm />
      <p>
        <Link to="/offers/statements">{t('money.statements')}</Link>
      </p>
      <Panel title={t('money.waiting')} count={lines.length}>
        {lines.length === 0 && <p>{t('table.none')}</p>}
        {certain > 0 && (
          <Form method="post" preventScrollReset>
            <Button kind="main" intent="certain">
              {t('money.certain', { count: certain })}
            </Button>
          </Form>
        )}
        <ul className={styles.list}>
          {lines.map((line) => (
            <Answered key={line.id} answer={outcome?.typed.line === line.id ? outcome : undefined}>
              <Line line={line} />
            </Answered>
          ))}
        </ul>
      </Panel>
    </>
  );
}

type ImportedFile = Extract<NonNullable<NonNullable<ReturnType<typeof useAnswer<typeof action>>>['value']>, object>;

/** How many lines a file had, and what of it could not be read. */
function Imported({ file: { added, known, unread } }: { readonly file: ImportedFile }) {
  const { t } = useDesk();
  return (
    <>
      <Note>{t('money.imported', { added, known })}</Note>
      {unread.length > 0 && (
        <Warning>
          <p>{t('money.unread')}</p>
          <ul>
            {unread.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Warning>
      )}
    </>
  );
}

function FileForm() {
  const { t } = useDesk();
  return (
    <Panel title={t('money.file')}>
      <Form method="post" encType="multipart/form-data" className={styles.row}>
        <Field label={t('money.statement')} name="file" type="file" required help={t('money.fileHelp')} />
        <Button kind="main" intent="file">
          {t('money.import')}
        </Button>
      </Form>
    </Panel>
  );
}

function Line({ line }: { readonly line: BankLine }) {
  const { t, money } = useDesk();
  const { proposal } = line;
  return (
    <li>
      <p>
        <strong>{money(line.cents)}</strong> {line.bookedOn}, {line.name} {line.iban}
      </p>
      <p>{line.text}</p>
      <p>
        {proposal === null
          ? t('money.unknown')
          : `${t(`proposals.${proposal.by}`)}. ${proposal.fits ? t('money.fits') : t('money.otherSum')}`}
      </p>
      <Form method="post" className={styles.row} preventScrollReset>
        <input type="hidden" name="line" value={line.id} />
        <Field label={t('table.reference')} name="reference" defaultValue={proposal?.reference ?? ''} />
        <Button intent="record" kind={isCertain(line) ? 'main' : 'plain'}>
          {t('money.record')}
        </Button>
        <Button intent="aside" kind="danger">
          {t('money.aside')}
        </Button>
      </Form>
    </li>
  );
}
