/** The provider of the company's accounts (OpenID Connect), and our client registration there. */
export type CompanySignInSettings = {
  /** The issuer as in the provider's metadata (OpenID Connect Discovery 1.0, section 4): https, or this machine. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
};
