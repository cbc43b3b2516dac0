import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { StaffRole } from '../src/operations/staff/rules/rights.ts';
import { openSessionOfServer } from './server-database.ts';
import { desk, isTls, type Page, port, test } from './test.ts';

const run = promisify(execFile);

/** A different person if the test is retried: the first one exists already. */
export function onceMore(email: string): string {
  return test.info().retry === 0 ? email : `again-${email}`;
}

/** A different name if the test is retried, so that leftovers of the first attempt do not match. */
export function named(name: string): string {
  return test.info().retry === 0 ? name : `Weer ${name}`;
}

/**
 * Signs in a member with these roles, who exists from now on, and opens the first page. The session is written by the test: coming in by
 * invitation and by passkey has tests of its own.
 */
export async function enterAs(page: Page, email: string, name: string, roles: readonly StaffRole[]): Promise<void> {
  const value = await openSessionOfServer({ email: onceMore(email), name, roles });
  const cookie = { value, url: desk('/'), httpOnly: true, sameSite: 'Lax' } as const;
  await page.context().addCookies([isTls ? { ...cookie, name: '__Host-desk', secure: true } : { ...cookie, name: 'desk' }]);
  await page.goto(desk('/'));
}

/** A link from the command line, as an operator invites a colleague. */
export async function invite(email: string, name: string, roles: readonly string[]): Promise<string> {
  const args = ['scripts/run.ts', 'trip', 'staff', 'invite', onceMore(email), '--name', name, '--language', 'nl', '--json'];
  const env = { ...process.env, PORT: String(port), DATA_DIR: process.env.E2E_DATA_DIR };
  const { stdout } = await run(process.execPath, [...args, ...roles.flatMap((role) => ['--role', role])], { env });
  return JSON.parse(stdout).url;
}

/** A device that holds passkeys; `isVerified` says whether its owner unlocks it. */
async function addAuthenticator(page: Page, isVerified = true) {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: isVerified,
      automaticPresenceSimulation: true,
    },
  });
  const setVerified = async (verified: boolean) =>
    await client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: verified });
  return { setVerified };
}

/** Signs in by a link and keeps a passkey. */
export async function enter(page: Page, link: string) {
  const device = await addAuthenticator(page);
  await page.goto(link);
  await page.waitForURL(desk('/sign-in/set-up'));
  // The button needs the page's script. A page without it fails here, long before the timeout of the whole test.
  await page.getByRole('button', { name: 'Een passkey maken' }).click({ timeout: 20_000 });
  // The first page depends on the member's rights.
  await page.waitForURL(({ pathname }) => !pathname.startsWith('/sign-in'));
  return device;
}

/** Opens an act of a trip from its menu: beside the trip, or on its own page. */
export async function openAct(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Meer acties' }).click();
  await page.getByRole('link', { name, exact: true }).last().click();
}
