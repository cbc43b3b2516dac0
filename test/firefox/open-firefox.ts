import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import * as v from 'valibot';

/** Milliseconds that a slow machine may take for one step. */
const patience = 30_000;

/** An answer of WebDriver BiDi (https://w3c.github.io/webdriver-bidi/), or an event. */
const messageSchema = v.object({
  id: v.optional(v.nullable(v.number())),
  type: v.optional(v.string()),
  message: v.optional(v.string()),
  method: v.optional(v.string()),
  params: v.optional(v.unknown()),
  result: v.optional(v.unknown()),
});
const contextsSchema = v.object({ contexts: v.tupleWithRest([v.object({ context: v.string() })], v.unknown()) });
const valueSchema = v.union([
  v.object({ type: v.literal('success'), result: v.object({ value: v.string() }) }),
  v.object({ type: v.literal('exception'), exceptionDetails: v.object({ text: v.string() }) }),
]);
const logSchema = v.object({ level: v.string(), type: v.string(), text: v.nullable(v.string()) });

export type Firefox = {
  readonly version: string;
  /** Errors that the pages' scripts threw or wrote to the console. */
  readonly errors: readonly string[];
  open(address: string): Promise<void>;
  /** The value of an expression in the page. */
  read(expression: string): Promise<unknown>;
  /** Waits until the expression is true in the page. */
  until(expression: string): Promise<void>;
  /** Scrolls to the element and clicks on its middle, as a mouse does. */
  press(selector: string): Promise<void>;
  /** Replaces the text of a field, key by key. */
  type(selector: string, text: string): Promise<void>;
  close(): Promise<void>;
};

/** Starts Debian's Firefox without a window, and drives it over WebDriver BiDi. */
export async function openFirefox(program = 'firefox-esr'): Promise<Firefox> {
  const profile = await mkdtemp(join(tmpdir(), 'convoya-firefox-'));
  const child = spawn(program, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, TZ: 'Europe/Amsterdam', MOZ_DISABLE_CONTENT_SANDBOX: '1' },
  });
  const address = await new Promise<string>((resolve, reject) => {
    child.once('error', () => reject(new Error(`${program} is not installed: apt-get install firefox-esr`)));
    child.once('exit', (code) => reject(new Error(`Firefox ended with ${code}`)));
    createInterface({ input: child.stderr }).on('line', (line) => {
      const [, found] = /WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? [];
      if (found !== undefined) resolve(found);
    });
  });
  const { send, errors, end } = await connect(`${address}/session`);
  const session = v.parse(
    v.object({ capabilities: v.object({ browserVersion: v.string() }) }),
    await send('session.new', { capabilities: {} }),
  );
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = v.parse(contextsSchema, await send('browsingContext.getTree', {}));
  const [{ context }] = contexts;
  await send('browsingContext.setViewport', { context, viewport: { width: 1280, height: 900 } });

  async function read(expression: string): Promise<unknown> {
    const wanted = { expression: `JSON.stringify((${expression}) ?? null)`, target: { context }, awaitPromise: true };
    const answer = v.parse(valueSchema, await send('script.evaluate', wanted));
    if (answer.type === 'exception') throw new Error(`${expression}: ${answer.exceptionDetails.text}`);
    return JSON.parse(answer.result.value);
  }

  async function until(expression: string): Promise<void> {
    const deadline = Date.now() + patience;
    // A page on its way out takes its answer along.
    while ((await read(expression).catch(() => false)) !== true) {
      if (Date.now() > deadline) throw new Error(`Never came true on ${await read('location.href')}: ${expression}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  const elementOf = (selector: string) =>
    `[...document.querySelectorAll(${JSON.stringify(selector)})].findLast((each) => each.checkVisibility())`;

  async function press(selector: string): Promise<void> {
    await until(`${elementOf(selector)} !== undefined`);
    const middle = `(() => { const element = ${elementOf(selector)}; element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const box = element.getBoundingClientRect(); return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) }; })()`;
    const { x, y } = v.parse(v.object({ x: v.number(), y: v.number() }), await read(middle));
    const actions = [
      { type: 'pointerMove', x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await send('input.performActions', { context, actions: [{ type: 'pointer', id: 'mouse', actions }] });
  }

  async function type(selector: string, text: string): Promise<void> {
    await press(selector);
    await read(`${elementOf(selector)}.select?.()`);
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await send('input.performActions', { context, actions: [{ type: 'key', id: 'keys', actions }] });
    await until(`${elementOf(selector)}.value === ${JSON.stringify(text)}`);
  }

  return {
    ...{ version: session.capabilities.browserVersion, errors, read, until, press, type },
    open: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    close: async () => {
      child.removeAllListeners('exit');
      await send('browser.close', {}).catch(() => undefined);
      end();
      child.kill();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function connect(address: string) {
  const socket = new WebSocket(address);
  const waiting = new Map<number, { resolve(result: unknown): void; reject(error: Error): void }>();
  const errors: string[] = [];
  let last = 0;
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', () => reject(new Error(`Firefox does not answer at ${address}`)));
  });
  socket.addEventListener('message', ({ data }) => {
    const { id, type, message, method, params, result } = v.parse(messageSchema, JSON.parse(String(data)));
    const entry = method === 'log.entryAdded' ? v.parse(logSchema, params) : null;
    if (entry?.level === 'error') errors.push(entry.text ?? entry.type);
    const asker = waiting.get(id ?? -1);
    if (type === 'error') asker?.reject(new Error(message));
    else asker?.resolve(result);
  });
  return {
    errors,
    end: () => socket.close(),
    send: (method: string, params: object): Promise<unknown> =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve, reject });
        socket.send(JSON.stringify({ id: last, method, params }));
      }),
  };
}
