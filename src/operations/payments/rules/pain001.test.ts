import { describe, expect, it } from 'vitest';
import { writePain001 } from './pain001.ts';

const transfer = {
  id: 'NL-26-104233',
  cents: 1_250,
  name: 'Müller & Söhne',
  iban: 'DE02 1203 0000 0000 2020 51',
  words: 'Rückzahlung DE-26-793659',
};
const file = { messageId: 'REFUND-1', at: '2026-11-27T10:00:00.000Z', on: '2026-11-28' };
const write = (...transfers: readonly (typeof transfer)[]) =>
  writePain001({ ...file, payments: [{ name: 'Convoya B.V.', iban: 'NL91ABNA0417164300', transfers }] });

describe('a file of credit transfers', () => {
  it('has the parts that the guidelines ask for, in their order', () => {
    const names = [...write(transfer).matchAll(/<([A-Za-z]+)[ >]/g)].map(([, name]) => name);
    expect(names).toEqual([
      ...['Document', 'CstmrCdtTrfInitn', 'GrpHdr', 'MsgId', 'CreDtTm', 'NbOfTxs', 'CtrlSum', 'InitgPty', 'Nm'],
      ...['PmtInf', 'PmtInfId', 'PmtMtd', 'BtchBookg', 'NbOfTxs', 'CtrlSum', 'PmtTpInf', 'SvcLvl', 'Cd', 'ReqdExctnDt', 'Dt'],
      ...['Dbtr', 'Nm', 'DbtrAcct', 'Id', 'IBAN', 'DbtrAgt', 'FinInstnId', 'Othr', 'Id', 'ChrgBr'],
      ...['CdtTrfTxInf', 'PmtId', 'EndToEndId', 'Amt', 'InstdAmt', 'Cdtr', 'Nm', 'CdtrAcct', 'Id', 'IBAN', 'RmtInf', 'Ustrd'],
    ]);
  });

  it('adds up its amounts, and uses only characters that every bank accepts', () => {
    const xml = write(transfer, { ...transfer, cents: 5 });
    expect(xml).toContain('<NbOfTxs>2</NbOfTxs><CtrlSum>12.55</CtrlSum>');
    expect(xml).toContain('<InstdAmt Ccy="EUR">0.05</InstdAmt>');
    expect(xml).toContain('<Nm>Muller + Sohne</Nm>');
    expect(xml).toContain('<IBAN>DE02120300000000202051</IBAN>');
    expect(xml).toContain('<Ustrd>Ruckzahlung DE-26-793659</Ustrd>');
  });

  it('is not created without transfers', () => {
    expect(() => write()).toThrow(RangeError);
    expect(() => write({ ...transfer, cents: 0 })).toThrow(RangeError);
  });
});
