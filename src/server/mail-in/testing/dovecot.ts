import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ImapFlow } from 'imapflow';

const binary = '/usr/sbin/dovecot';
/** Whether this machine has a real IMAP server (Debian's dovecot-imapd). */
export const hasDovecot = existsSync(binary) && existsSync('/usr/lib/dovecot/imap');

const isRoot = userInfo().uid === 0;
/** `nobody`, or the user who runs the tests. */
const mailOwner = isRoot ? { uid: 65_534, gid: 65_534 } : userInfo();

export type TestMailServer = {
  readonly url: string;
  /** Puts mails into the inbox as they are. */
  readonly deliver: (...mails: readonly (string | Buffer)[]) => Promise<void>;
  readonly flagsOf: () => Promise<readonly string[]>;
  /** Deletes and recreates the mailbox, so that its numbering starts again. */
  readonly startAnew: () => Promise<void>;
  /** Makes the file of a mail unreadable for the server. */
  readonly damage: (subject: string) => Promise<void>;
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
};

/** A Dovecot in its own folder, with one mailbox, running as the user of the tests. */
export async function startDovecot(): Promise<TestMailServer> {
  const folder = await mkdtemp(join(tmpdir(), 'dovecot-'));
  await chmod(folder, 0o755);
  const port = await findPort();
  const config = join(folder, 'dovecot.conf');
  await makeMailFolder(folder);
  await writeFile(config, configOf({ folder, port }));
  const auth = { user: 'answers', pass: 'secret/word' };
  const connect = async <Value>(work: (client: ImapFlow) => Promise<Value>) => {
    const client = new ImapFlow({ host: '127.0.0.1', port, secure: false, auth, logger: false, disableAutoIdle: true });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.logout();
    }
  };
  const server = { process: null as ReturnType<typeof spawn> | null };
  const start = async () => {
    server.process = spawn(binary, ['-F', '-c', config], { stdio: 'ignore' });
    for (let time = 0; time < 100; time += 1) {
      if (await connect(async () => true).catch(() => false)) return;
      await pause(100);
    }
    throw new Error('Dovecot did not start');
  };
  const halt = async () => {
    const running = server.process;
    server.process = null;
    if (running === null || running.exitCode !== null) return;
    const ended = once(running, 'exit');
    running.kill('SIGTERM');
    await ended;
  };
  await start();
  return {
    url: `imap://answers:secret%2Fword@127.0.0.1:${port}/INBOX`,
    async deliver(...mails) {
      await connect(async (client) => {
        for (const mail of mails) await client.append('INBOX', mail);
      });
    },
    async flagsOf() {
      return await connect(async (client) => {
        await client.mailboxOpen('INBOX', { readOnly: true });
        const found = await client.fetchAll('1:*', { flags: true });
        return found.flatMap(({ flags }) => [...(flags ?? [])]).filter((flag) => flag !== '\\Recent');
      });
    },
    async startAnew() {
      await halt();
      await rm(join(folder, 'mail'), { recursive: true, force: true });
      await makeMailFolder(folder);
      await start();
    },
    async damage(subject) {
      const folders = ['cur', 'new'].map((name) => join(folder, 'mail', name));
      const files = await Promise.all(folders.map(async (each) => (await readdir(each)).map((name) => join(each, name))));
      let damaged = 0;
      for (const file of files.flat()) {
        if (!(await readFile(file, 'utf8')).includes(`Subject: ${subject}`)) continue;
        await chmod(file, 0);
        damaged += 1;
      }
      if (damaged === 0) throw new Error('No mail has this subject');
    },
    stop: halt,
    start,
  };
}

async function makeMailFolder(folder: string): Promise<void> {
  await mkdir(join(folder, 'mail'));
  if (isRoot) await chown(join(folder, 'mail'), mailOwner.uid, mailOwner.gid);
}

async function findPort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port is free');
  return address.port;
}

function configOf({ folder, port }: { readonly folder: string; readonly port: number }): string {
  const { username } = userInfo();
  // Dovecot refuses to log in, or to open mail, as root: root's tests use the users that its package creates.
  const login = isRoot ? 'dovenull' : username;
  const { uid, gid } = mailOwner;
  return `
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
default_internal_user = ${isRoot ? 'dovecot' : username}
default_internal_group = ${isRoot ? 'dovecot' : username}
default_login_user = ${login}
first_valid_uid = 0
first_valid_gid = 0
mail_location = maildir:${folder}/mail
service imap-login {
  chroot =
  inet_listener imap { 
    port = ${port}
  }
  inet_listener imaps { 
    port = 0
  }
}
service anvil { 
  chroot =
}
service stats { 
  chroot =
}
passdb {
  driver = static
  args = password=secret/word
}
userdb {
  driver = static
  args = uid=${uid} gid=${gid} home=${folder}/mail
}
`;
}
