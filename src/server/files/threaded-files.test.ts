import { describe, expect, it } from 'vitest';
import { cardBytes } from '#operations/duties/rules/hours/testing/card-bytes.ts';
import { unitBytes } from '#operations/tachograph/rules/testing/unit-bytes.ts';
import { Unavailable } from '#operations/trips/context.ts';
import { createThreadedFiles } from './threaded-files.ts';

const statement = (lines: number) =>
  [
    ':20:1',
    ':25:NL91ABNA0417164300',
    ':28C:1',
    ':60F:C261120EUR0,00',
    ...Array.from({ length: lines }, () => ':61:261121C1,00NTRFX'),
    ':62F:C261121EUR0,00',
  ].join('\n');

/** A bank statement entry in the usual form, of some 730 characters. */
const entry = (index: number) =>
  `<Ntry><Amt Ccy="EUR">12.50</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-21</Dt></BookgDt><ValDt><Dt>2026-11-21</Dt></ValDt>
  <AcctSvcrRef>B${index}</AcctSvcrRef><BkTxCd><Prtry><Cd>541</Cd></Prtry></BkTxCd><NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>
  <AmtDtls><TxAmt><Amt Ccy="EUR">12.50</Amt></TxAmt></AmtDtls><RltdPties><Dbtr><Nm>Zangvereniging De Lijster</Nm><PstlAdr><Ctry>NL</Ctry></PstlAdr>
  </Dbtr><DbtrAcct><Id><IBAN>NL91ABNA0417164300</IBAN></Id></DbtrAcct></RltdPties><RltdAgts><DbtrAgt><FinInstnId><BIC>ABNANL2A</BIC></FinInstnId></DbtrAgt>
  </RltdAgts><RmtInf><Ustrd>Uitje koor ${index}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;
const camt = (entries: number) =>
  `<Document><BkToCstmrStmt><Stmt><Acct><Id><IBAN>NL91ABNA0417164300</IBAN></Id></Acct>${Array.from({ length: entries }, (_, index) => entry(index)).join('')}</Stmt></BkToCstmrStmt></Document>`;

const fileOf = (text: string) => [{ name: 'a.sta', bytes: new TextEncoder().encode(text) }];

describe('files in a thread of their own', () => {
  it('are read as they are here', async () => {
    const files = createThreadedFiles();
    expect(await files.readBankFiles(fileOf(statement(2)))).toMatchObject([
      { name: 'a.sta', read: { ok: true, value: { lines: 2, unread: [] } } },
    ]);
    expect(await files.readBankFiles(fileOf('=1+1'))).toEqual([{ name: 'a.sta', read: { ok: false, failure: 'not-a-bank-file' } }]);
    expect(await files.readRateFile('a: 1')).toEqual({ fields: { a: 1 }, problems: [] });
    expect(await files.readUnitFile(unitBytes({}))).toMatchObject({ ok: true, value: { plate: '12-BRX-4' } });
    expect(await files.readCardFile(cardBytes({ days: [{ date: '2026-11-16', changes: ['00:00 rest'] }] }))).toMatchObject({ ok: true });
    expect(await files.readCardFile(unitBytes({}))).toEqual({ ok: false, failure: 'unit-not-card' });
  });

  it('leave time for everything else', async () => {
    const files = createThreadedFiles();
    let longest = 0;
    let last = performance.now();
    const beat = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 5);
    const [file] = await files.readBankFiles(fileOf(statement(45_000)));
    clearInterval(beat);
    expect(file).toMatchObject({ read: { ok: true, value: { lines: 45_000 } } });
    expect(longest).toBeLessThan(400);
  });

  it('are read up to 20 MB', async () => {
    const text = camt(30_000);
    expect(text.length).toBeGreaterThan(20_000_000);
    const [file] = await createThreadedFiles().readBankFiles(fileOf(text));
    expect(file).toMatchObject({ read: { ok: true, value: { lines: 30_000 } } });
  }, 30_000);

  it('that take too long are given up, and the next is read', async () => {
    const files = createThreadedFiles({ longest: 1, megabytes: 64, mostWaiting: 1 });
    expect(await files.readBankFiles(fileOf(statement(45_000)))).toEqual([
      { name: 'a.sta', read: { ok: false, failure: 'too-many-lines' } },
    ]);
    expect((await files.readRateFile('a: 1')).problems).toEqual(['takes too long to read']);
    expect(await files.readUnitFile(unitBytes({}))).toEqual({ ok: false, failure: 'damaged-unit' });
  });

  it('are not taken where others wait', async () => {
    const files = createThreadedFiles({ longest: 4_000, megabytes: 64, mostWaiting: 1 });
    const [first, second] = [files.readBankFiles(fileOf(statement(1))), files.readBankFiles(fileOf(statement(1)))];
    await expect(files.readBankFiles(fileOf(statement(1)))).rejects.toThrow(Unavailable);
    expect(await first).toMatchObject([{ read: { ok: true } }]);
    expect(await second).toMatchObject([{ read: { ok: true } }]);
  });
});
