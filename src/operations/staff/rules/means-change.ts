/** How a person's means of sign-in can change; each change is mailed to the person and to the owners. */
export const meansChanges = ['set-up-codes', 'replace-codes', 'remove-codes', 'add-passkey', 'remove-passkey', 'recover'] as const;
export type MeansChange = (typeof meansChanges)[number];
