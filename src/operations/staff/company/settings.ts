/** Where the company's people have accounts already (OpenID Connect), and as whom we are known there. */
export type CompanySignInSettings = {
  /** As its metadata call it (OpenID Connect Discovery 1.0, section 4): https, or this very machine. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
};
