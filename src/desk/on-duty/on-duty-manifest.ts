import { data, type LoaderFunctionArgs } from 'react-router';
import { brand } from '#domain/sites/brand.ts';
import { deskContext } from '../desk-request.ts';
import icon from './icon.svg';

/** Lets a driver install the page beside the phone's apps. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  const key = params.key ?? '';
  const day = await context.get(deskContext).onDuty.read(key);
  if (day === null) throw data(null, { status: 404 });
  const manifest = {
    name: brand.name,
    short_name: brand.name,
    lang: day.language,
    start_url: `/on-duty/${key}`,
    scope: '/on-duty/',
    display: 'standalone',
    background_color: '#f7f4f1',
    theme_color: brand.colours.primary,
    icons: [{ src: icon, sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
  };
  return Response.json(manifest, { headers: { 'Content-Type': 'application/manifest+json; charset=utf-8' } });
}
