import type { Result } from '#domain/result.ts';

/** A register's answer about a VAT number, with its date. */
export type VatNumberAnswer = {
  readonly isValid: boolean;
  /** The reference that proves the query to a tax office; empty if the register gave none. */
  readonly consultation: string;
};

/**
 * `refused`: the register cannot process such a number; `unavailable`: it gave no answer. The detail is for the log and never contains the
 * number.
 */
export type VatRegisterFailure = { readonly kind: 'refused' | 'unavailable'; readonly detail: string };

/** A register of VAT numbers. No method throws, and each answers within seconds. */
export type VatRegister = {
  /** `number` includes its prefix. `requester` is our own number, which makes the answer a proof. */
  check(number: string, requester: string): Promise<Result<VatNumberAnswer, VatRegisterFailure>>;
};
