import { data } from 'react-router';
import type { CallWindow, ContactWish } from '#domain/sites/contact.ts';
import { callWindows } from '#domain/sites/contact.ts';
import { codeOfFailure } from '../../api/api-client.ts';
import { domainOf, languageOf } from '../../api/enums.ts';
import { SendMessageDocument } from '../../api/generated/operations.ts';
import type { Issue } from '../../api/issue.ts';
import type { PageRequest } from '../../request-context.ts';

/** The form's fields, as typed. */
export type ContactValues = {
  readonly wish: ContactWish;
  readonly callWindow: CallWindow;
} & { readonly [Name in (typeof textNames)[number]]: string };

const textNames = ['name', 'email', 'phone', 'reference', 'subject', 'text', 'website'] as const;

/** The outcome of the form. */
export type ContactAnswer =
  | {
      readonly kind: 'sent';
      readonly answerBy: string | null;
      readonly call: { readonly from: string | null; readonly until: string } | null;
    }
  | { readonly kind: 'refused'; readonly values: ContactValues; readonly issues: readonly Issue[] }
  /** Our side does not answer. What was typed can be sent again unchanged. */
  | { readonly kind: 'away'; readonly values: ContactValues };

/** Sends a message of the contact page, with or without a script. */
export async function sendContactForm({ api, site, language, reportError }: PageRequest, form: FormData) {
  const values = readValues(form);
  try {
    const { sendMessage } = await api.execute(SendMessageDocument, {
      input: values,
      domain: domainOf(site),
      language: languageOf(language),
    });
    const { isSent, errors, answerBy, callFrom, callUntil } = sendMessage;
    if (!isSent) return data<ContactAnswer>({ kind: 'refused', values, issues: errors }, { status: 422 });
    const call = callUntil === null ? null : { from: callFrom, until: callUntil };
    return data<ContactAnswer>({ kind: 'sent', answerBy, call });
  } catch (error) {
    if (codeOfFailure(error) !== 'unavailable') throw error;
    reportError(error, 'Unable to send a message');
    return data<ContactAnswer>({ kind: 'away', values }, { status: 503 });
  }
}

function readValues(form: FormData): ContactValues {
  const textOf = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    wish: textOf('wish') === 'call-back' ? 'call-back' : 'message',
    callWindow: callWindows.find((window) => window === textOf('callWindow')) ?? 'any',
    ...{ name: textOf('name'), email: textOf('email'), phone: textOf('phone'), reference: textOf('reference') },
    ...{ subject: textOf('subject'), text: textOf('text'), website: textOf('website') },
  };
}
