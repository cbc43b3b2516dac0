import { describe, expect, it } from 'vitest';
import { decodeBankFile, readBankFile } from './read-bank-file.ts';

type Entry = {
  readonly amount?: string;
  readonly currency?: string;
  readonly side?: string;
  readonly status?: string;
  readonly more?: string;
  readonly details?: string;
};

const entry = ({ amount = '500.00', currency = 'EUR', side = 'CRDT', status = 'BOOK', more = '', details = '' }: Entry = {}) => `
  <Ntry><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${side}</CdtDbtInd>${more}<Sts>${status}</Sts>
  <BookgDt><Dt>2026-11-21</Dt></BookgDt><AcctSvcrRef>B77</AcctSvcrRef><NtryDtls>${details}</NtryDtls></Ntry>`;
const payment = (amount: string, text: string) => `<TxDtls><Amt Ccy="EUR">${amount}</Amt>
  <RltdPties><Dbtr><Nm>École Voltaire</Nm></Dbtr><DbtrAcct><Id><IBAN>FR7630006000011234567890189</IBAN></Id></DbtrAcct></RltdPties>
  <RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls>`;
const file = (entries: string, prefix = '') => `<?xml version="1.0" encoding="UTF-8"?>
<${prefix}Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt>
<Acct><Id><IBAN>NL91ABNA0417164300</IBAN></Id></Acct>${entries}</Stmt></BkToCstmrStmt></${prefix}Document>`;

const linesOf = (text: string) => {
  const read = readBankFile(text);
  if (!read.ok) throw new Error(read.failure);
  return read.value;
};

describe('a camt.053 statement', () => {
  it('gives what came in, with the payer and his words', () => {
    expect(linesOf(file(entry({ details: payment('500.00', 'FR-26-217051 acompte') })))).toEqual([
      {
        ...{ account: 'NL91ABNA0417164300', bookedOn: '2026-11-21', cents: 50_000, bankReference: 'B77' },
        ...{ name: 'École Voltaire', iban: 'FR7630006000011234567890189', text: 'FR-26-217051 acompte' },
      },
    ]);
  });

  it('gives the payments that an entry sums up, each with a reference of its own', () => {
    const details = payment('200.00', 'one') + payment('300.00', 'two');
    expect(linesOf(file(entry({ details })))).toMatchObject([
      { cents: 20_000, text: 'one', bankReference: 'B77 1' },
      { cents: 30_000, text: 'two', bankReference: 'B77 2' },
    ]);
    expect(linesOf(file(entry({ details: payment('200.00', 'one') + payment('1.00', 'two') })))).toMatchObject([{ cents: 50_000 }]);
  });

  it('leaves out what went out, is not booked, is taken back or is no euro', () => {
    const others = [{ side: 'DBIT' }, { status: 'PDNG' }, { more: '<RvslInd>true</RvslInd>' }, { currency: 'GBP' }].map(entry).join('');
    expect(linesOf(file(others + entry({ amount: '1' })))).toMatchObject([{ cents: 100 }]);
  });

  it('reads the newer way to say that it is booked', () => {
    expect(linesOf(file(entry({ status: '<Cd>BOOK</Cd>' })))).toHaveLength(1);
  });

  it('is refused where it is cut off, of another kind, or beyond reading', () => {
    const whole = file(entry());
    expect(readBankFile(whole.slice(0, whole.length / 2))).toEqual({ ok: false, failure: 'half-a-file' });
    expect(readBankFile(whole.slice(0, -12))).toEqual({ ok: false, failure: 'half-a-file' });
    expect(readBankFile('<Document><Other></Other></Document>')).toEqual({ ok: false, failure: 'not-a-bank-file' });
    expect(readBankFile(file(entry({ amount: 'much' })))).toEqual({ ok: false, failure: 'unreadable-line' });
  });

  it('is read as text whatever wrote it', () => {
    expect(decodeBankFile(new TextEncoder().encode('Öz'))).toBe('Öz');
    expect(decodeBankFile(Uint8Array.from([0xd6, 0x7a]))).toBe('Öz');
  });
});
