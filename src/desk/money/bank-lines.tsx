import { Form, Link, useSearchParams } from 'react-router';
import type { FormAnswer } from '../desk-action.ts';
import { useDesk } from '../desk-texts.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { Icon } from '../ui/icons/icon.tsx';
import { Table } from '../ui/rows.tsx';
import { State } from '../ui/state.tsx';
import table from '../ui/table.module.css';
import { ChooseTrips } from './choose-trips.tsx';
import styles from './money.module.css';
import type { MoneyIntent } from './money-forms.ts';
import { type BankLine, describeProposal, proposalLooks } from './proposal-words.ts';

type BankLinesProps = { readonly lines: readonly BankLine[]; readonly lastFile: string | null; readonly answer: FormAnswer | undefined };

/** Money that came in by bank and waits for a trip, each line with its probable trip and one act. */
export function BankLines({ lines, lastFile, answer }: BankLinesProps) {
  const { t, nearMoment } = useDesk();
  const sure = lines.filter(({ isSure }) => isSure).length;
  const columns = [
    { key: 'day', text: t('money.day') },
    { key: 'from', text: t('money.from') },
    { key: 'amount', text: t('money.amount'), isNumber: true },
    { key: 'proposal', text: t('money.proposal') },
    { key: 'trip', text: t('money.trip') },
    { key: 'acts', text: <span className={table.caption}>{t('money.acts')}</span> },
  ];
  return (
    <section aria-label={t('money.waiting')}>
      <div className={styles.head}>
        <h2>{t('money.waiting')}</h2>
        <span className={styles.muted}>{lines.length}</span>
        {lastFile !== null && <span className={styles.detail}>{t('money.lastFile', { at: nearMoment(lastFile) })}</span>}
        {sure > 0 && (
          <Form method="post" className={styles.end} preventScrollReset>
            <Button<MoneyIntent> size="small" icon="check" intent="certain" shortcut="m">
              {t('money.recordSure', { count: sure })}
            </Button>
          </Form>
        )}
      </div>
      {lines.length === 0 ? (
        <Empty title={t('money.nothingWaits')}>{t('money.nothingWaitsText')}</Empty>
      ) : (
        <div className={styles.table}>
          <Table caption={t('money.waiting')} head={columns}>
            {lines.map((line, index) => (
              <LineRows key={line.id} line={line} isFirst={index === 0} answer={answer?.typed.line === line.id ? answer : undefined} />
            ))}
          </Table>
        </div>
      )}
    </section>
  );
}

type LineRowsProps = { readonly line: BankLine; readonly isFirst: boolean; readonly answer: FormAnswer | undefined };

function LineRows({ line, isFirst, answer }: LineRowsProps) {
  const words = useDesk();
  const { t, money, columnDay } = words;
  const [search] = useSearchParams();
  const look = proposalLooks[line.proposal.kind];
  const { first, second } = describeProposal(line, words);
  const isAsked = answer?.problem?.startsWith('ask-') === true;
  const isOpen = search.get('line') === line.id || (answer !== undefined && answer.problem !== null && answer.problem !== 'line-gone');
  return (
    <>
      <tr aria-selected={isOpen || undefined}>
        <td className={styles.muted} data-label={t('money.day')}>
          {columnDay(line.bookedOn)}
        </td>
        <th scope="row">
          <Link to={isOpen ? '.' : `?line=${line.id}`} className={styles.strong} preventScrollReset>
            {line.name || line.iban || t('money.someone')}
          </Link>
          <span className={styles.second}>{line.text || t('money.noText')}</span>
        </th>
        <td className={table.number} data-label={t('money.amount')}>
          <b>{money(line.cents)}</b>
        </td>
        <td data-label={t('money.proposal')}>
          <span className={styles.leads}>
            <Icon name="arrow" />
            <State shape={look.shape} tone={look.tone}>
              {t(look.text)}
            </State>
          </span>
        </td>
        <td data-label={t('money.trip')}>
          <span className={styles.strong}>{first}</span>
          <span className={styles.second}>{second}</span>
        </td>
        <td>
          <LineAct line={line} isMain={isFirst} />
        </td>
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={6}>
            <ChooseTrips line={line} answer={answer} isAsked={isAsked} />
          </td>
        </tr>
      )}
    </>
  );
}

/** The one act of a line: record it as proposed, or look for its trip. */
function LineAct({ line, isMain }: { readonly line: BankLine; readonly isMain: boolean }) {
  const { t } = useDesk();
  const { proposal, parts } = line;
  const isDirect =
    line.isSure ||
    ['together', 'less-fee'].includes(proposal.kind) ||
    (proposal.kind === 'other-amount' && line.cents < (proposal.trips[0]?.openCents ?? 0));
  if (!isDirect) {
    return (
      <div className={styles.acts}>
        <ButtonLink to={`?line=${line.id}`} size="small">
          {proposal.kind === 'none' ? t('money.findTrip') : t('money.chooseTrip')}
        </ButtonLink>
      </div>
    );
  }
  const words =
    proposal.kind === 'match'
      ? t('money.record')
      : parts.length > 1
        ? t('money.recordParts', { count: parts.length })
        : t('money.recordPart');
  return (
    <Form method="post" className={styles.acts} preventScrollReset>
      <input type="hidden" name="line" value={line.id} />
      {parts.map(({ reference, cents }) => (
        <span key={reference}>
          <input type="hidden" name="reference" value={reference} />
          <input type="hidden" name="amount" value={parts.length === 1 ? '' : (cents / 100).toFixed(2)} />
        </span>
      ))}
      <Button<MoneyIntent> size="small" kind={isMain ? 'main' : 'plain'} intent="record">
        {words}
      </Button>
    </Form>
  );
}
