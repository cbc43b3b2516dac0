import type { Result } from '#domain/result.ts';

/** What a register says of a VAT number on a day. */
export type VatNumberAnswer = {
  readonly isValid: boolean;
  /** What proves the question to a tax office; empty where the register gave none. */
  readonly consultation: string;
};

/** `refused`: the register does not read such a number; `unavailable`: it said nothing of it. The detail is for the log and holds no number. */
export type VatRegisterFailure = { readonly kind: 'refused' | 'unavailable'; readonly detail: string };

/** A register of VAT numbers. It does not throw, and answers within seconds. */
export type VatRegister = {
  /** `number` with its prefix, `requester` our own, which makes the answer a proof. */
  check(number: string, requester: string): Promise<Result<VatNumberAnswer, VatRegisterFailure>>;
};
