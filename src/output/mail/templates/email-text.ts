import { brand } from '#domain/sites/brand.ts';
import type { EmailBlock } from '../emails/email.ts';
import type { Email } from '../emails/email-layout.ts';

/** The same e-mail as plain text. */
export function formatEmailText({ heading, greeting, labelEnd, blocks, closing, contact, identity }: Email): string {
  const { question, phone, email } = contact;
  const parts = [
    heading,
    greeting,
    ...blocks.map((block) => formatBlock(block, labelEnd)),
    `${closing}\n${brand.name}`,
    `${question}\n${phone.label}${labelEnd} ${phone.shown}\n${email.label}${labelEnd} ${email.shown}`,
    // The marker that mail programs treat as the start of a signature.
    `-- \n${identity.join('\n')}`,
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function formatBlock(block: EmailBlock, labelEnd: string): string {
  switch (block.type) {
    case 'paragraph':
      return block.text;
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n');
    case 'table':
      return formatSection(
        block.title,
        block.rows.map(({ label, value }) => `${label}${labelEnd} ${value}`),
        block.note,
      );
    case 'stops':
      return formatSection(
        block.title,
        block.stops.flatMap(({ day, hours, place, detail, times }) => {
          const line = `${hours}  ${[place, detail].filter(Boolean).join(', ')}`;
          return [...(day === null ? [] : [`${day}${labelEnd}`]), times === '' ? line : `${line} (${times})`];
        }),
        block.note,
      );
    case 'payment':
      return formatSection(
        block.title,
        [...block.amounts, ...block.account].map(({ label, value }) => `${label}${labelEnd} ${value}`),
        block.lead,
      );
    case 'ticket':
      return [
        `${block.day}${labelEnd} ${block.from} – ${block.to}`,
        [...block.facts, block.price?.vehicles ?? ''].filter((fact) => fact !== '').join(' · '),
        block.price === null ? '' : `${block.price.label}${labelEnd} ${block.price.amount}`,
        block.price?.note ?? '',
      ]
        .filter((line) => line !== '')
        .join('\n');
    case 'button':
      return `${block.label}${labelEnd}\n${block.url}`;
    case 'links':
      return block.links.map(({ label, detail, url }) => [label, detail, url].filter(Boolean).join('\n')).join('\n\n');
  }
}

function formatSection(title: string, lines: readonly string[], note = ''): string {
  return [title.toUpperCase(), ...lines, note].filter((line) => line !== '').join('\n');
}
