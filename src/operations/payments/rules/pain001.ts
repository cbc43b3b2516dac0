/**
 * Writes SEPA credit transfers as a file for the bank: pain.001.001.09 of ISO 20022, according to the European Payments Council's
 * implementation guidelines for customers (EPC132-08): euros, shared charges, no bank identifier of either side.
 */

export type TransferOut = {
  /** Our own id, at most 35 characters; the statement returns it. */
  readonly id: string;
  readonly cents: number;
  readonly name: string;
  readonly iban: string;
  readonly words: string;
};

export type TransferFile = {
  readonly messageId: string;
  /** Instant. */
  readonly at: string;
  /** `YYYY-MM-DD` on which the bank executes the transfers. */
  readonly on: string;
  /** One entry for each of our accounts that pays. */
  readonly payments: readonly { readonly name: string; readonly iban: string; readonly transfers: readonly TransferOut[] }[];
};

const limits = { name: 70, words: 140, id: 35 } as const;

/** Returns the file. Throws a RangeError if there is nothing to transfer, or if a transfer cannot have such an amount. */
export function writePain001({ messageId, at, on, payments }: TransferFile): string {
  const all = payments.flatMap(({ transfers }) => transfers);
  if (all.length === 0 || all.some(({ cents }) => !Number.isSafeInteger(cents) || cents < 1)) throw new RangeError('Nothing to transfer');
  const head = [
    tag('MsgId', cut(messageId, limits.id)),
    tag('CreDtTm', at.slice(0, 19)),
    sumOf(all),
    element('InitgPty', tag('Nm', cut(payments[0]?.name ?? '', limits.name))),
  ];
  const parts = payments.map((payment, index) => writePayment(payment, { id: `${messageId.slice(0, 30)}-${index + 1}`, on }));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">',
    element('CstmrCdtTrfInitn', element('GrpHdr', ...head), ...parts),
    '</Document>\n',
  ].join('');
}

function writePayment(
  { name, iban, transfers }: TransferFile['payments'][number],
  { id, on }: { readonly id: string; readonly on: string },
) {
  return element(
    'PmtInf',
    tag('PmtInfId', id),
    tag('PmtMtd', 'TRF'),
    tag('BtchBookg', 'false'),
    sumOf(transfers),
    element('PmtTpInf', element('SvcLvl', tag('Cd', 'SEPA'))),
    element('ReqdExctnDt', tag('Dt', on)),
    element('Dbtr', tag('Nm', cut(name, limits.name))),
    account('DbtrAcct', iban),
    element('DbtrAgt', element('FinInstnId', element('Othr', tag('Id', 'NOTPROVIDED')))),
    tag('ChrgBr', 'SLEV'),
    ...transfers.map(writeTransfer),
  );
}

function writeTransfer({ id, cents, name, iban, words }: TransferOut): string {
  return element(
    'CdtTrfTxInf',
    element('PmtId', tag('EndToEndId', cut(id, limits.id))),
    element('Amt', `<InstdAmt Ccy="EUR">${euros(cents)}</InstdAmt>`),
    element('Cdtr', tag('Nm', cut(name, limits.name))),
    account('CdtrAcct', iban),
    element('RmtInf', tag('Ustrd', cut(words, limits.words))),
  );
}

function sumOf(transfers: readonly TransferOut[]): string {
  return tag('NbOfTxs', String(transfers.length)) + tag('CtrlSum', euros(transfers.reduce((sum, { cents }) => sum + cents, 0)));
}

function account(name: string, iban: string): string {
  return element(name, element('Id', tag('IBAN', iban.replaceAll(/\s/g, '').toUpperCase())));
}

function euros(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

function element(name: string, ...children: readonly string[]): string {
  return `<${name}>${children.join('')}</${name}>`;
}

function tag(name: string, text: string): string {
  return element(name, text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
}

const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  '&': '+',
  '€': 'EUR',
};

/**
 * Converts a text to the characters that every SEPA bank accepts (EPC217-08): Latin letters without accents, digits and some punctuation.
 */
function cut(text: string, length: number): string {
  const plain = [...text.normalize('NFD').replaceAll(/\p{M}/gu, '')].map((letter) => letters[letter] ?? letter).join('');
  const known = plain.replaceAll(/[^A-Za-z0-9/\-?:().,'+ ]/g, ' ').replaceAll(/ +/g, ' ');
  return known.slice(0, length).trim() || 'NOTPROVIDED';
}
