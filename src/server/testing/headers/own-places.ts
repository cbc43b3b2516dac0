import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lateScriptsPath } from '#site/delivery/late-scripts.ts';
import { bookingWorkerPath } from '../../http/booking-app.ts';
import { mailNoticePath } from '../../http/mail-notice.ts';

/** An address that the server answers itself, beside the pages of its apps. */
export type OwnPlace = { readonly app: 'site' | 'desk'; readonly method: 'get' | 'post' | 'all'; readonly path: string };

const folder = join(import.meta.dirname, '../..');
const constants: Readonly<Record<string, string>> = { bookingWorkerPath, lateScriptsPath, mailNoticePath };

/** Every address that a file of the server declares, with made-up parameters: a new one is found automatically. */
export function listOwnPlaces(): readonly OwnPlace[] {
  const files = globSync('{http,desk}/*.ts', { cwd: folder }).filter((file) => !/\.test\.ts$/.test(file));
  const sources = files.map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));
  const app = sources.find(({ file }) => file.endsWith('http/app.ts'))?.text ?? '';
  return sources.flatMap(({ file, text }) => {
    const calls = [...text.matchAll(/\b(app|routes|desk)\.(get|post|all)\(\s*(?:['`]([^'`]+)['`]|(\w+)),/g)];
    return calls.map(([, , method, literal, constant = '']): OwnPlace => {
      const declared = literal ?? constants[constant];
      if (declared === undefined) throw new Error(`${file} declares an address by the name ${constant}, which is not known here`);
      const isDesk = file.startsWith('desk/');
      return { app: isDesk ? 'desk' : 'site', method: readMethod(method), path: (isDesk ? '' : prefixOf(app, text)) + fill(declared) };
    });
  });
}

function readMethod(text: string | undefined): OwnPlace['method'] {
  return text === 'post' || text === 'all' ? text : 'get';
}

/** The path under which the app mounts the routes of a file: `app.route('/health', healthRoutes(…))`. */
function prefixOf(app: string, text: string): string {
  const mounted = [...app.matchAll(/app\.route\('([^']*)', (\w+)\(/g)];
  const found = mounted.find(([, , name = '']) => text.includes(`function ${name}(`));
  return found?.[1] === undefined || found[1] === '/' ? '' : found[1];
}

function fill(pattern: string): string {
  return pattern
    .replace(/\$\{\w+\}/g, 'pages')
    .replace('/locales/:language/:file', '/locales/nl/common.json')
    .replaceAll(/:\w+\??|\*/g, 'x')
    .replace(/^x$/, '/x');
}
