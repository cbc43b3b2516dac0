import { type ActionFunctionArgs, data, Form, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import {
  BankLinesDocument,
  type BankLinesQuery,
  ImportBankFileDocument,
  PutBankLineAsideDocument,
  RecordBankLineDocument,
} from '../api/generated/operations.ts';
import { type DeskRequest, requireSignedIn } from '../desk-request.ts';
import { useDesk } from '../desk-texts.ts';
import { readTextFile } from '../read-text-file.ts';
import { Button, Field, Note, Panel, Problem, Warning } from '../ui/parts.tsx';
import { unlessAway } from '../unless-away.ts';
import { useAnswer } from '../use-answer.ts';
import styles from './today.module.css';

export async function loader(args: LoaderFunctionArgs) {
  return (await requireSignedIn(args).execute(BankLinesDocument, {})).bankLines;
}

type Outcome = {
  readonly problem: string | null;
  readonly done: 'line' | 'file';
  readonly added: number;
  readonly known: number;
  readonly unread: readonly string[];
};
const nothing = { added: 0, known: 0, unread: [] };

export async function action(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  return await unlessAway({ ...nothing, done: 'line' as const }, async () => {
    const outcome = await act(requireSignedIn(args), form);
    return data(outcome, { status: outcome.problem === null ? 200 : 409 });
  });
}

async function act(desk: DeskRequest, form: FormData): Promise<Outcome> {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const { execute } = desk;
  const asked = { lineId: text('line'), reference: text('reference') };
  switch (text('intent')) {
    case 'file': {
      const { importBankFile } = await execute(ImportBankFileDocument, { text: await readTextFile(form.get('file')) });
      return { ...importBankFile, done: 'file' };
    }
    case 'record':
      return { ...nothing, done: 'line', ...(await execute(RecordBankLineDocument, asked)).recordBankLine };
    case 'aside':
      return { ...nothing, done: 'line', ...(await execute(PutBankLineAsideDocument, { lineId: asked.lineId })).putBankLineAside };
    case 'certain':
      return { ...nothing, done: 'line', problem: await recordCertain(desk) };
    default:
      return { ...nothing, done: 'line', problem: 'refused' };
  }
}

/** What names its trip and fits it needs no looking at one by one; the first that fails ends it, and is said. */
async function recordCertain({ execute }: DeskRequest): Promise<string | null> {
  for (const { id: lineId, proposal } of (await execute(BankLinesDocument, {})).bankLines.filter(isCertain)) {
    const { problem } = (await execute(RecordBankLineDocument, { lineId, reference: proposal?.reference ?? '' })).recordBankLine;
    if (problem !== null && problem !== 'line-gone') return problem;
  }
  return null;
}

type BankLine = BankLinesQuery['bankLines'][number];

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
      <Problem code={outcome?.problem} />
      {outcome?.problem === null && (
        <Note>{outcome.done === 'line' ? t('money.done') : t('money.imported', { added: outcome.added, known: outcome.known })}</Note>
      )}
      {outcome !== undefined && outcome.unread.length > 0 && (
        <Warning>
          <p>{t('money.unread')}</p>
          <ul>
            {outcome.unread.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Warning>
      )}
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
            <Line key={line.id} line={line} />
          ))}
        </ul>
      </Panel>
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
  const { t, money, named } = useDesk();
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
          : `${named('proposals', proposal.by)}. ${proposal.fits ? t('money.fits') : t('money.otherSum')}`}
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
