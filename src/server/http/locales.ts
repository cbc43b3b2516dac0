import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import type { SiteLanguage } from '#domain/sites/keys.ts';
import { parseLanguageCode } from '#domain/sites/language.ts';
import { currentLayer } from '#output/texts/laid-texts.ts';
import { readTexts } from '#output/texts/read-texts.ts';
import { type Namespace, namespaces } from '#site/i18n/namespaces.ts';
import { previewMark, textsVersionOf } from '../pages/texts-version.ts';
import type { Services } from '../services.ts';
import { type Asset, createAsset, sendAsset } from './assets.ts';

const missingSchema = v.pipe(
  v.record(v.pipe(v.string(), v.regex(/^[\w.:-]{1,120}$/)), v.pipe(v.string(), v.maxLength(500))),
  v.maxEntries(50),
);

/**
 * Interface texts for the browser: `/locales/{lng}/{ns}.json`, and `POST /locales/add/{lng}/{ns}` for keys without a text
 * (docs/specification.md#calls).
 */
export function localeRoutes(services: Services): Hono {
  const routes = new Hono();
  const files = new Map<string, Asset>();
  let layer = currentLayer();
  function getFile(language: SiteLanguage, namespace: Namespace): Asset {
    if (layer !== currentLayer()) files.clear();
    layer = currentLayer();
    const name = `${language}/${namespace}`;
    const file = files.get(name) ?? createAsset(() => JSON.stringify(readTexts(language, namespace)), 'application/json');
    files.set(name, file);
    return file;
  }
  routes.get('/:language/:file', async (c) => {
    const language = parseLanguageCode(c.req.param('language'));
    const namespace = parseNamespace(c.req.param('file').replace(/\.json$/, ''));
    if (language === null || namespace === null || !c.req.param('file').endsWith('.json'))
      return c.json({ error: 'unknown language or namespace' }, 404);
    const asked = c.req.query('v') ?? '';
    if (asked.startsWith(previewMark)) return await sendPreviewed(c, language, namespace);
    // Another process has newer texts: what is cached under their version must be those texts.
    if (asked.startsWith(`${services.buildVersion}-`) && asked !== textsVersionOf(services)) await services.content.refresh();
    const versioned = asked === textsVersionOf(services);
    return sendAsset(c, getFile(language, namespace), versioned ? {} : { 'Cache-Control': 'public, max-age=60' });
  });
  /** Texts of an unpublished preview; never cached. */
  async function sendPreviewed(c: Context, language: SiteLanguage, namespace: Namespace): Promise<Response> {
    const key = c.req.query('v')?.slice(previewMark.length).split('.')[0] ?? '';
    const preview = await services.previews(key);
    if (preview?.layer === undefined) return c.json({ error: 'unknown preview' }, 404);
    return c.json(readTexts(language, namespace, preview.layer), 200, { 'Cache-Control': 'no-store' });
  }
  routes.post('/add/:language/:namespace', async (c) => {
    const language = parseLanguageCode(c.req.param('language'));
    const namespace = parseNamespace(c.req.param('namespace'));
    if (!services.environment.savesMissingTranslations || language === null || namespace === null)
      return c.json({ error: 'not found' }, 404);
    const keys = v.safeParse(missingSchema, await c.req.json().catch(() => null));
    if (!keys.success) return c.json({ error: 'expected an object of keys and default texts' }, 400);
    await services.missingTexts.add({ language, namespace, keys: keys.output });
    return c.body(null, 204);
  });
  return routes;
}

function parseNamespace(text: string): Namespace | null {
  return namespaces.find((each) => each === text) ?? null;
}
