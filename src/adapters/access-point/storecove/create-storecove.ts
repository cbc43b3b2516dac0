import * as v from 'valibot';
import { failure, type Result, success } from '#domain/result.ts';
import type { AccessPoint, AccessPointEvent, AccessPointFailure, DocumentKind, NetworkAddress, Submission, Submitted } from '../ports.ts';
import { participantSchemes } from './participant-schemes.ts';
import { type Ask, request, type StorecoveSettings, type Unanswered } from './request-storecove.ts';

export const storecoveUrl = 'https://api.storecove.com/api/v2';

const discovered = v.object({ code: v.picklist(['OK', 'NOK']) });
const submitted = v.object({ guid: v.string() });
const complaints = v.array(v.object({ source: v.nullish(v.string(), ''), details: v.nullish(v.string(), '') }));
const instance = v.object({ guid: v.string(), body: v.string() });
const news = v.object({
  event: v.string(),
  event_type: v.nullish(v.string(), 'document_submission'),
  guid: v.nullish(v.string(), null),
  idempotencyGuid: v.nullish(v.string(), null),
  idempotency_guid: v.nullish(v.string(), null),
  details: v.nullish(v.unknown(), ''),
});

/** The service's answers and the buyer's (Invoice Response) that decide a document. Other events change nothing. */
const outcomes: Readonly<Record<string, AccessPointEvent['outcome']>> = {
  succeeded: 'delivered',
  accepted: 'delivered',
  conditionally_accepted: 'delivered',
  paid: 'delivered',
  failed: 'refused',
  rejected: 'refused',
  no_action_taken: 'refused',
};

const documentTypes = { invoice: 'invoice', 'credit-note': 'creditnote' } as const satisfies Record<DocumentKind, string>;

/**
 * The REST API of Storecove (https://www.storecove.com/docs, version 2.0.1): discovery, document submissions with an idempotency GUID, and
 * webhooks in pull mode, so that no address of ours is open to it.
 */
export function createStorecove(settings: StorecoveSettings): AccessPoint {
  const ask: Ask = (method, path, body) => request(settings, method, path, body);
  return {
    companies: Object.keys(settings.legalEntities),
    receives: (to, kind) => receives(ask, to, kind),
    submit: (submission) => submit(ask, submission, settings.legalEntities),
    nextEvent: () => nextEvent(ask),
    async deleteEvent(id) {
      const answer = await ask('DELETE', `/webhook_instances/${encodeURIComponent(id)}`);
      // Deleted already by another worker.
      return answer.ok || answer.failure.status === 404 ? success(null) : failure(withoutDocument(answer.failure));
    },
  };
}

async function receives(ask: Ask, { scheme, id }: NetworkAddress, kind: DocumentKind): Promise<Result<boolean, AccessPointFailure>> {
  const name = participantSchemes[scheme];
  if (name === undefined) return success(false);
  const asked = {
    documentTypes: [documentTypes[kind]],
    network: 'peppol',
    metaScheme: 'iso6523-actorid-upis',
    scheme: name,
    identifier: id,
  };
  const answer = await ask('POST', '/discovery/receives', asked);
  // An identifier that the service cannot read belongs to nobody.
  if (!answer.ok) return answer.failure.status === 422 ? success(false) : failure(withoutDocument(answer.failure));
  const read = v.safeParse(discovered, answer.value);
  return read.success ? success(read.output.code === 'OK') : failure(notAsDocumented);
}

async function submit(
  ask: Ask,
  { id, company, to, xml }: Submission,
  legalEntities: StorecoveSettings['legalEntities'],
): Promise<Result<Submitted, AccessPointFailure>> {
  const answer = await ask('POST', '/document_submissions', {
    legalEntityId: legalEntities[company],
    idempotencyGuid: id,
    routing: { eIdentifiers: [{ scheme: participantSchemes[to.scheme], id: to.id }] },
    // A credit note is a type of invoice here; the UBL says which.
    document: {
      documentType: 'invoice',
      rawDocumentData: { document: Buffer.from(xml, 'utf8').toString('base64'), parse: true, parseStrategy: 'ubl' },
    },
  });
  if (!answer.ok) return judgeRefusal(answer.failure);
  const read = v.safeParse(submitted, answer.value);
  return read.success ? success({ submission: read.output.guid }) : failure(notAsDocumented);
}

/** 422 also answers a GUID that was used before: then the document was taken the first time. */
function judgeRefusal(unanswered: Unanswered): Result<Submitted, AccessPointFailure> {
  if (unanswered.status !== 422) return failure(withoutDocument(unanswered));
  const read = v.safeParse(complaints, unanswered.body);
  const reasons = read.success ? read.output.map(({ source, details }) => `${source ?? ''}: ${details ?? ''}`) : [];
  if (reasons.some((each) => /idempotency_?guid/i.test(each))) return success({ submission: null });
  return failure({ kind: 'refused', reason: reasons.join('; ') || 'status 422' });
}

async function nextEvent(ask: Ask): Promise<Result<AccessPointEvent | null, AccessPointFailure>> {
  const answer = await ask('GET', '/webhook_instances/');
  if (!answer.ok) return failure(withoutDocument(answer.failure));
  if (answer.value === null) return success(null);
  const read = v.safeParse(instance, answer.value);
  return read.success ? success(readNews(read.output)) : failure(notAsDocumented);
}

/** An event that cannot be read, or is not about a submission of ours, says nothing, but has to leave the queue as well. */
function readNews({ guid: id, body }: v.InferOutput<typeof instance>): AccessPointEvent {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), news), body);
  if (!read.success || read.output.event_type !== 'document_submission') {
    return { id, submission: null, document: null, outcome: null, reason: '' };
  }
  const { event, guid, idempotencyGuid, idempotency_guid: other, details } = read.output;
  const said = typeof details === 'string' ? details : JSON.stringify(details);
  return {
    id,
    submission: guid ?? null,
    document: idempotencyGuid ?? other ?? null,
    outcome: outcomes[event] ?? null,
    reason: said || event,
  };
}

const notAsDocumented: AccessPointFailure = { kind: 'unavailable', detail: 'not as documented', retryInSeconds: null };

function withoutDocument({ detail, retryInSeconds }: Unanswered): AccessPointFailure {
  return { kind: 'unavailable', detail, retryInSeconds };
}
