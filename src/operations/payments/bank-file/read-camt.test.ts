import { describe, expect, it } from 'vitest';
import { readBankFile } from './read-bank-file.ts';

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
  return read.value.lines;
};

describe('a camt.053 statement', () => {
  it('returns incoming payments with payer and text', () => {
    expect(linesOf(file(entry({ details: payment('500.00', 'FR-26-217051 acompte') })))).toEqual([
      {
        ...{ account: 'NL91ABNA0417164300', bookedOn: '2026-11-21', cents: 50_000, bankReference: 'B77' },
        ...{ name: 'École Voltaire', iban: 'FR7630006000011234567890189', text: 'FR-26-217051 acompte' },
      },
    ]);
  });

  it('splits a batch entry into its payments, each with its own reference', () => {
    const details = payment('200.00', 'one') + payment('300.00', 'two');
    expect(linesOf(file(entry({ details })))).toMatchObject([
      { cents: 20_000, text: 'one', bankReference: 'B77 1' },
      { cents: 30_000, text: 'two', bankReference: 'B77 2' },
    ]);
    expect(linesOf(file(entry({ details: payment('200.00', 'one') + payment('1.00', 'two') })))).toMatchObject([{ cents: 50_000 }]);
  });

  it('splits a batch whose payments give only the ordered amount, each in details of its own', () => {
    const part = (sum: string) => `<TxDtls><AmtDtls><InstdAmt><Amt Ccy="EUR">${sum}</Amt></InstdAmt></AmtDtls></TxDtls>`;
    expect(linesOf(file(entry({ details: `${part('200.00')}</NtryDtls><NtryDtls>${part('300.00')}` })))).toMatchObject([
      { cents: 20_000 },
      { cents: 30_000 },
    ]);
  });

  it('has the number of an invoice and further words among the text of a payment', () => {
    const words = '<Strd><RfrdDocInf><Nb>INV-FR-2026-13</Nb></RfrdDocInf><AddtlRmtInf>acompte</AddtlRmtInf></Strd>';
    expect(linesOf(file(entry({ details: `<TxDtls><RmtInf>${words}</RmtInf></TxDtls>` })))).toMatchObject([
      { text: 'INV-FR-2026-13 acompte' },
    ]);
  });

  it('skips outgoing, unbooked and reversed entries and other currencies', () => {
    const others = [{ side: 'DBIT' }, { status: 'PDNG' }, { more: '<RvslInd>true</RvslInd>' }, { currency: 'GBP' }].map(entry).join('');
    expect(linesOf(file(others + entry({ amount: '1' })))).toMatchObject([{ cents: 100 }]);
  });

  it('skips a reversal that is marked by 1', () => {
    expect(linesOf(file(entry({ more: '<RvslInd>1</RvslInd>' })))).toEqual([]);
  });

  it('reads the newer notation for booked entries', () => {
    expect(linesOf(file(entry({ status: '<Cd>BOOK</Cd>' })))).toHaveLength(1);
  });

  it('is refused if truncated, of another kind, or unreadable', () => {
    const whole = file(entry());
    expect(readBankFile(whole.slice(0, whole.length / 2))).toEqual({ ok: false, failure: 'half-a-file' });
    expect(readBankFile(whole.slice(0, -12))).toEqual({ ok: false, failure: 'half-a-file' });
    expect(readBankFile('<Document><Other></Other></Document>')).toEqual({ ok: false, failure: 'not-a-bank-file' });
    expect(readBankFile(file(entry({ amount: 'much' })))).toEqual({ ok: false, failure: 'unreadable-line' });
  });

  it('is accepted without its unreadable lines, which are listed', () => {
    const read = readBankFile(file(entry({ amount: '999999999999.99' }) + entry({ amount: '1.00' }) + entry({ amount: 'much' })));
    expect(read).toMatchObject({ ok: true, value: { lines: [{ cents: 100 }] } });
    expect(read.ok && read.value.unread).toEqual(['2026-11-21 999999999999.99 B77', '2026-11-21 much B77']);
  });

  it('is refused with entity declarations or external references', () => {
    const bomb = '<!DOCTYPE a [<!ENTITY b "bb">]><Document><BkToCstmrStmt><Stmt>&b;</Stmt></BkToCstmrStmt></Document>';
    expect(readBankFile(bomb)).toEqual({ ok: false, failure: 'not-a-bank-file' });
    expect(readBankFile(file(entry()).replace('500.00', '&b;'))).toEqual({ ok: false, failure: 'half-a-file' });
  });

  it.each([
    ['opened and closed wrongly', '<a>'.repeat(100_000) + '</b>'.repeat(150_000)],
    ['within a document', `<Document>${'<a>'.repeat(345_000)}`],
    ['opened and closed', '<a>'.repeat(148_000) + '</a>'.repeat(148_000)],
    ['one beside the other', `<Document>${'<a/>'.repeat(260_000)}</Document>`],
    ['attributes', `<Document ${Array.from({ length: 100_000 }, (_, at) => `a${at}="1"`).join(' ')}/>`],
    ['the same attribute', `<Document ${'a="1" '.repeat(170_000)}/>`],
    ['texts', `<Document>${'&amp;'.repeat(200_000)}</Document>`],
    ['an endless name', `<${'a'.repeat(1_000_000)}>`],
  ])('takes little time over a megabyte of hostile XML: %s', (_name, text) => {
    const began = performance.now();
    expect(readBankFile(text).ok).toBe(false);
    expect(performance.now() - began).toBeLessThan(1_500);
  });

  it.each([
    ['052.001.02', 'BkToCstmrAcctRpt', 'Rpt'],
    ['052.001.01', 'BkToCstmrAcctRptV01', 'Rpt'],
    ['054.001.08', 'BkToCstmrDbtCdtNtfctn', 'Ntfctn'],
  ])('is read as camt.%s too', (_version, message, statement) => {
    const text = file(entry())
      .replaceAll('BkToCstmrStmt', message)
      .replaceAll('<Stmt>', `<${statement}>`)
      .replaceAll('</Stmt>', `</${statement}>`);
    expect(linesOf(text)).toMatchObject([{ account: 'NL91ABNA0417164300', cents: 50_000 }]);
  });

  it('may contain empty elements', () => {
    const empty = '<BkTxCd/><NtryDtls><TxDtls/></NtryDtls>';
    expect(linesOf(file(entry({ more: empty })))).toMatchObject([{ cents: 50_000, name: '' }]);
  });

  it('takes the payer behind the payer where no other is named, and an account that is no IBAN', () => {
    const details = `<TxDtls><RltdPties><UltmtDbtr><Pty><Nm>Koor De Lijster</Nm></Pty></UltmtDbtr>
      <DbtrAcct><Id><Othr><Id>7654 321</Id></Othr></Id></DbtrAcct></RltdPties></TxDtls>`;
    expect(linesOf(file(entry({ details })))).toMatchObject([{ name: 'Koor De Lijster', iban: '7654 321' }]);
  });

  it('lists amounts in another currency, and is refused if all of them are', () => {
    const read = readBankFile(file(entry({ currency: 'CHF', amount: '79.70' }) + entry()));
    expect(read).toMatchObject({ ok: true, value: { lines: [{ cents: 50_000 }], unread: ['2026-11-21 CHF 79.70'] } });
    expect(readBankFile(file(entry({ currency: 'CHF' })))).toEqual({ ok: false, failure: 'other-currency' });
  });
});
