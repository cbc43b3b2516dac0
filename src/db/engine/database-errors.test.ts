import { describe, expect, it } from 'vitest';
import { isConnectionLoss, isPassing, isReadOnly, isTransactionConflict, nameFailure } from './database-errors.ts';

const withCode = (code: string) => Object.assign(new Error('as PostgreSQL says it'), { code });

describe('temporary errors', () => {
  it.each(['ECONNREFUSED', '08006', '57P01', '57P02', '57P03', '57P05', '25P03', '53300', '25006'])(
    '%s: the connection leads to nowhere',
    (code) => {
      expect([isConnectionLoss(withCode(code)), isPassing(withCode(code))]).toEqual([true, true]);
    },
  );

  it.each(['timeout expired', 'Client was closed and is not queryable', 'Connection terminated unexpectedly', 'Query read timeout'])(
    '“%s”: the same, said by the driver without a code',
    (message) => {
      expect([isConnectionLoss(new Error(message)), isPassing(new Error(message))]).toEqual([true, true]);
      expect(message.startsWith(nameFailure(new Error(message)))).toBe(true);
      expect(nameFailure(new Error(message))).not.toBe('');
    },
  );

  it.each(['40001', '40P01'])('%s: the transaction is done again', (code) => {
    expect([isTransactionConflict(withCode(code)), isConnectionLoss(withCode(code)), isPassing(withCode(code))]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it.each(['57014', '55P03', '53100', '53200'])('%s: the caller may retry, but nothing is repeated automatically', (code) => {
    expect([isConnectionLoss(withCode(code)), isTransactionConflict(withCode(code)), isPassing(withCode(code))]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it.each(['23505', '42P01', '28P01', '3D000', '08P01'])('%s: not at all', (code) => {
    expect([isConnectionLoss(withCode(code)), isPassing(withCode(code))]).toEqual([false, false]);
  });
});

it('recognises a read-only server, and ignores the text of errors', () => {
  expect([isReadOnly(withCode('25006')), isReadOnly(withCode('53100'))]).toEqual([true, false]);
  expect([nameFailure(withCode('25006')), nameFailure(new Error('duplicate key anna@example.com'))]).toEqual(['25006', '']);
});
