import { markAttachment } from './mark.ts';
import type { MailKind, MailPayload } from './messages.ts';
import { type PictureRole, vehiclePicturesOf } from './picture-roles.ts';
import type { Attachment } from './ports.ts';

/** Each as a data address, loaded at first use; `tools/draw-mail-pictures.ts` draws them. */
const files = import.meta.glob<string>('./pictures/*.png', { query: '?inline', import: 'default' });

/** Mails to staff, drivers and partners, who read many a day. */
const plainKinds: ReadonlySet<MailKind> = new Set<MailKind>([
  'staff-link',
  'staff-invitation',
  'staff-notice',
  'rings',
  'duty-sheet',
  'partner-job',
  'partner-link',
  'partner-statement',
  'partner-invoice',
]);

/** The pictures in a mail. They are attached, so that nothing has to be fetched and no one learns that the mail was read. */
export async function createMailPictures(payload: MailPayload): Promise<readonly Attachment[]> {
  if (plainKinds.has(payload.kind)) return [markAttachment];
  const vehicles = 'price' in payload ? vehiclePicturesOf(payload.price.vehicles) : [];
  const pictures = await Promise.all([
    loadPicture(`strip-${payload.site}-day`, 'strip-day'),
    loadPicture(`strip-${payload.site}-night`, 'strip-night'),
    ...vehicles.map((vehicle) => loadPicture(vehicle, vehicle)),
  ]);
  return [markAttachment, ...pictures];
}

async function loadPicture(name: string, role: PictureRole): Promise<Attachment> {
  const load = files[`./pictures/${name}.png`];
  if (load === undefined) throw new Error(`No picture ${name}`);
  const address = await load();
  const content = Uint8Array.from(Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'));
  return { fileName: `${role}.png`, contentType: 'image/png', content, role };
}
