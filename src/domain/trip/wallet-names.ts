/** The wallets of phones that a trip can be added to. */
export const walletNames = ['apple', 'google'] as const;
export type WalletName = (typeof walletNames)[number];
