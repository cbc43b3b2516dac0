import { type ActionFunctionArgs, type LoaderFunctionArgs, type Params, RouterContextProvider } from 'react-router';
import type { DeskActs, DeskQueries } from '#desk-service/desk-service.ts';
import type { Shown } from '#desk-service/outcome.ts';
import type { StaffRight } from '#operations/staff/rules/rights.ts';
import { type DeskRequest, deskContext } from '../desk-request.ts';

/** Those functions of each subject that a test expects to be called. */
type Some<Subjects> = { readonly [Subject in keyof Subjects]?: Partial<Subjects[Subject]> };

type Fake = {
  readonly queries?: Some<DeskQueries>;
  readonly acts?: Some<DeskActs>;
  readonly rights?: readonly StaffRight[];
  /** Null: nobody is signed in. */
  readonly signedIn?: null;
  readonly isAway?: boolean;
  /** The rest of a request, such as the access to files. */
  readonly more?: Partial<DeskRequest>;
};

/** A desk with exactly what a test provides. Anything else that a page calls fails the test. */
export function createFakeDesk({ queries = {}, acts = {}, rights = [], signedIn, isAway = false, more = {} }: Fake): DeskRequest {
  const person = { name: 'Mo', scope: 'whole', hasCodes: false, rights } as const;
  const given = {
    ...more,
    queries: strict('queries', queries),
    acts: strict('acts', acts),
    signedIn: signedIn === null ? null : person,
    isAway,
  };
  // Parts that are not provided are missing: `strict` reports them by name.
  return strict('desk', given) as DeskRequest;
}

function strict<Thing extends object>(name: string, thing: Thing): Thing {
  return new Proxy(thing, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (value === undefined) throw new Error(`The page asks for ${name}.${String(key)}, which the test does not give it`);
      const isPlain = typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
      return isPlain ? strict(`${name}.${String(key)}`, value) : value;
    },
  });
}

type Asked = { readonly desk: DeskRequest; readonly params?: Params; readonly path?: string };

/** Runs a page's loader. */
export async function load<Loaded>(loader: (args: LoaderFunctionArgs) => Loaded, { desk, params = {}, path = '/' }: Asked) {
  const url = new URL(path, 'https://desk.example.com');
  return await loader({ request: new Request(url), url, params, context: provide(desk), pattern: '' });
}

/** Sends a form to a page's action; several boxes of one name as an array. */
export async function send<Answered>(
  action: (args: ActionFunctionArgs) => Answered,
  fields: Readonly<Record<string, string | readonly string[] | File>>,
  { desk, params = {}, path = '/' }: Asked,
) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof File || typeof value === 'string') body.append(name, value);
    else for (const each of value) body.append(name, each);
  }
  const url = new URL(path, 'https://desk.example.com');
  return await action({ request: new Request(url, { method: 'POST', body }), url, params, context: provide(desk), pattern: '' });
}

function provide(desk: DeskRequest): RouterContextProvider {
  const provider = new RouterContextProvider();
  provider.set(deskContext, desk);
  return provider;
}

/** The outcome of an act that was done, with what it returns. */
export function done(): { readonly isDone: true; readonly value: true };
export function done<Value extends Shown>(value: Value): { readonly isDone: true; readonly value: Value };
export function done(value: Shown = true) {
  return { isDone: true, value } as const;
}

/** The outcome of an act that was refused. */
export function refused<Problem extends string>(
  problem: Problem,
  issues: readonly { field: string; code: 'too-long' | 'required' }[] = [],
) {
  return { isDone: false, problem, issues, values: {}, against: [] } as const;
}
