import { isDate } from '#domain/calendar/written-date.ts';
import { failure, type Result } from '#domain/result.ts';
import {
  type BankFileRead,
  type BankLine,
  type EntryRead,
  type NoBankFile,
  readAmount,
  sayForeign,
  takeLines,
} from '../rules/bank-line.ts';
import { tidyAccount } from '../rules/payer-account.ts';
import { findAll, readXmlParts, textAt, textOf, type XmlElement } from './read-xml.ts';

/** Intraday report (camt.052), statement (053) and notification (054), in any version. */
const messages = /^BkToCstmr(?:Stmt|AcctRpt|DbtCdtNtfctn)(?:V\d+)?$/;
const statements: ReadonlySet<string> = new Set(['Stmt', 'Rpt', 'Ntfctn']);

/**
 * The incoming payments of an ISO 20022 file: booked credit entries that are not reversed. A batch entry is split into its payments if they
 * add up to its amount. Entries in other currencies are listed as unread.
 */
export function readCamt(text: string): Result<BankFileRead, NoBankFile> {
  const read: EntryRead[] = [];
  const document = readXmlParts(text, 'Ntry', (entry, within) => {
    const statement = within.at(-1);
    const message = within.at(-2);
    if (statement === undefined || !statements.has(statement.name) || !messages.test(message?.name ?? '')) return;
    read.push(readEntry(entry, accountOf(statement)));
  });
  if (!document.ok) return failure(document.failure === 'broken' ? 'half-a-file' : 'not-a-bank-file');
  const isMessage = document.value.children.some(
    ({ name, children }) => messages.test(name) && children.some((child) => statements.has(child.name)),
  );
  return isMessage ? takeLines(read) : failure('not-a-bank-file');
}

function accountOf(statement: XmlElement): string {
  return tidyAccount(textAt(statement, 'Acct', 'Id', 'IBAN') || textAt(statement, 'Acct', 'Id', 'Othr', 'Id'));
}

function isOurs(entry: XmlElement): boolean {
  const state = textAt(entry, 'Sts', 'Cd') || textAt(entry, 'Sts');
  return state === 'BOOK' && textAt(entry, 'CdtDbtInd') === 'CRDT' && !['true', '1'].includes(textAt(entry, 'RvslInd'));
}

function readEntry(entry: XmlElement, account: string): EntryRead {
  if (!isOurs(entry)) return [];
  const payments = findAll(entry, 'NtryDtls', 'TxDtls');
  const currency = findAll(entry, 'Amt')[0]?.attributes.Ccy ?? '';
  const amount = textAt(entry, 'Amt');
  const day = dayOf(entry, 'BookgDt') || dayOf(entry, 'ValDt');
  if (currency !== 'EUR') return sayForeign(day, currency, amount, payments[0] === undefined ? '' : readPayer(payments[0]).name);
  const cents = readAmount(amount);
  if (cents === null || !isDate(day)) return { unread: [day, amount, textAt(entry, 'AcctSvcrRef')].join(' ') };
  return cents === 0 ? [] : readPayments(entry, payments, { account, bookedOn: day, cents });
}

function dayOf(entry: XmlElement, name: string): string {
  return (textAt(entry, name, 'Dt') || textAt(entry, name, 'DtTm')).slice(0, 10);
}

type Booked = Pick<BankLine, 'account' | 'bookedOn' | 'cents'>;

function readPayments(entry: XmlElement, payments: readonly XmlElement[], booked: Booked): readonly BankLine[] {
  const reference = textAt(entry, 'AcctSvcrRef') || textAt(entry, 'NtryRef');
  const parts = payments.map(amountOf);
  const isSum = payments.length > 1 && parts.reduce<number>((sum, part) => sum + (part ?? Number.NaN), 0) === booked.cents;
  if (!isSum) {
    const details = payments[0] === undefined ? nobody : readPayer(payments[0]);
    return [
      { ...booked, ...details, text: details.text || textAt(entry, 'AddtlNtryInf'), bankReference: reference || referenceOf(payments[0]) },
    ];
  }
  return payments.map((payment, index) => ({
    ...{ ...booked, ...readPayer(payment), cents: parts[index] ?? 0 },
    bankReference: referenceOf(payment) || (reference === '' ? '' : `${reference} ${index + 1}`),
  }));
}

const nobody = { name: '', iban: '', text: '' };

/** Null if it is not in euros: its entry is then not split. */
function amountOf(payment: XmlElement): number | null {
  const within = (name: string) => findAll(payment, 'AmtDtls', name, 'Amt')[0];
  const amount = findAll(payment, 'Amt')[0] ?? within('TxAmt') ?? within('InstdAmt');
  const currency = amount?.attributes.Ccy ?? 'EUR';
  return amount === undefined || currency !== 'EUR' ? null : readAmount(textOf(amount));
}

/** The bank's own reference, never the payer's end-to-end reference, which may be the same each month. */
function referenceOf(payment: XmlElement | undefined): string {
  return payment === undefined ? '' : textAt(payment, 'Refs', 'AcctSvcrRef') || textAt(payment, 'Refs', 'TxId');
}

function readPayer(payment: XmlElement): Pick<BankLine, 'name' | 'iban' | 'text'> {
  const words = findAll(payment, 'RmtInf', 'Ustrd').map(textOf);
  const structured = findAll(payment, 'RmtInf', 'Strd').flatMap((each) =>
    [...findAll(each, 'CdtrRefInf', 'Ref'), ...findAll(each, 'RfrdDocInf', 'Nb'), ...findAll(each, 'AddtlRmtInf')].map(textOf),
  );
  const end = textAt(payment, 'Refs', 'EndToEndId');
  const nameOf = (party: string) =>
    textAt(payment, 'RltdPties', party, 'Nm') ||
    textAt(payment, 'RltdPties', party, 'Pty', 'Nm') ||
    textAt(payment, 'RltdPties', party, 'Agt', 'FinInstnId', 'Nm');
  const account = findAll(payment, 'RltdPties', 'DbtrAcct', 'Id')[0];
  return {
    name: nameOf('Dbtr') || nameOf('UltmtDbtr') || nameOf('InitgPty'),
    iban: account === undefined ? '' : tidyAccount(textAt(account, 'IBAN') || textAt(account, 'Othr', 'Id')),
    text:
      [...words, ...structured, end === 'NOTPROVIDED' ? '' : end].filter((part) => part !== '').join(' ') || textAt(payment, 'AddtlTxInf'),
  };
}
