import { isDate } from '#domain/calendar/written-date.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { type BankLine, type NoBankFile, readAmount } from '../rules/bank-line.ts';
import { findAll, readXml, textAt, type XmlElement } from './read-xml.ts';

/**
 * The money that came in by a statement of ISO 20022, camt.053 from version 2 on: entries that are booked, in euros, to our credit and not
 * taken back. An entry that sums up several payments is given as those, where their amounts make up its own.
 */
export function readCamt(text: string): Result<readonly BankLine[], NoBankFile> {
  const document = readXml(text);
  if (document === null) return failure('half-a-file');
  const statements = findAll(document, 'BkToCstmrStmt', 'Stmt');
  if (statements.length === 0) return failure('not-a-bank-file');
  const entries = statements.flatMap((statement) => {
    const account = textAt(statement, 'Acct', 'Id', 'IBAN') || textAt(statement, 'Acct', 'Id', 'Othr', 'Id');
    return findAll(statement, 'Ntry')
      .filter(isOurs)
      .map((entry) => readEntry(entry, account));
  });
  return entries.includes(null) ? failure('unreadable-line') : success(entries.flatMap((entry) => entry ?? []));
}

function isOurs(entry: XmlElement): boolean {
  const state = textAt(entry, 'Sts', 'Cd') || textAt(entry, 'Sts');
  const isEuro = findAll(entry, 'Amt')[0]?.attributes.Ccy === 'EUR';
  return state === 'BOOK' && isEuro && textAt(entry, 'CdtDbtInd') === 'CRDT' && textAt(entry, 'RvslInd') !== 'true';
}

function readEntry(entry: XmlElement, account: string): readonly BankLine[] | null {
  const cents = readAmount(textAt(entry, 'Amt'));
  const bookedOn = (textAt(entry, 'BookgDt', 'Dt') || textAt(entry, 'BookgDt', 'DtTm')).slice(0, 10);
  if (cents === null || !isDate(bookedOn)) return null;
  if (cents === 0) return [];
  const reference = textAt(entry, 'AcctSvcrRef') || textAt(entry, 'NtryRef');
  const payments = findAll(entry, 'NtryDtls', 'TxDtls');
  const parts = payments.map(amountOf);
  const isSum = payments.length > 1 && parts.reduce<number>((sum, part) => sum + (part ?? Number.NaN), 0) === cents;
  const same = { account, bookedOn };
  if (!isSum) {
    const told = payments[0] === undefined ? nobody : readPayer(payments[0]);
    const text = told.text || textAt(entry, 'AddtlNtryInf');
    return [{ ...same, ...told, text, cents, bankReference: reference || referenceOf(payments[0]) }];
  }
  return payments.map((payment, index) => ({
    ...{ ...same, ...readPayer(payment), cents: parts[index] ?? 0 },
    bankReference: referenceOf(payment) || (reference === '' ? '' : `${reference} ${index + 1}`),
  }));
}

const nobody = { name: '', iban: '', text: '' };

function amountOf(payment: XmlElement): number | null {
  return readAmount(textAt(payment, 'Amt') || textAt(payment, 'AmtDtls', 'TxAmt', 'Amt'));
}

/** The bank's own, never the payer's end-to-end reference, which may be the same each month. */
function referenceOf(payment: XmlElement | undefined): string {
  return payment === undefined ? '' : textAt(payment, 'Refs', 'AcctSvcrRef') || textAt(payment, 'Refs', 'TxId');
}

function readPayer(payment: XmlElement): Pick<BankLine, 'name' | 'iban' | 'text'> {
  const words = findAll(payment, 'RmtInf', 'Ustrd').map(({ text }) => text.trim());
  const creditor = textAt(payment, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref');
  const end = textAt(payment, 'Refs', 'EndToEndId');
  return {
    name: textAt(payment, 'RltdPties', 'Dbtr', 'Nm') || textAt(payment, 'RltdPties', 'Dbtr', 'Pty', 'Nm'),
    iban: textAt(payment, 'RltdPties', 'DbtrAcct', 'Id', 'IBAN'),
    text: [...words, creditor, end === 'NOTPROVIDED' ? '' : end].filter((part) => part !== '').join(' '),
  };
}
