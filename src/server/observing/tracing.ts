import type { IncomingMessage } from 'node:http';
import { context, propagation, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { TracingSettings } from '../environment.ts';
import type { QueryDone } from './metrics.ts';
import type { RouteKind } from './route-kind.ts';

export type Tracing = {
  /** Runs the work of a request within its own span, a child of the caller's if one of our proxies names one. */
  readonly inRequest: (
    asked: { readonly kind: RouteKind; readonly request: IncomingMessage },
    work: (done: (status: number) => void) => void,
  ) => void;
  /** A statement that has just ended. Its text has placeholders, never the values. */
  readonly queryDone: (query: QueryDone & { readonly text: string }) => void;
  /** Sends what was not sent yet. */
  readonly stop: () => Promise<void>;
};

const nothing = () => undefined;

/** Sends traces if a collector is configured; the SDK is loaded only then. */
export async function openTracing(settings: TracingSettings | null): Promise<Tracing> {
  if (settings === null) return { inRequest: (_asked, work) => work(nothing), queryDone: nothing, stop: async () => undefined };
  const { startExport } = await import('./export-traces.ts');
  const stop = startExport(settings);
  return { inRequest: (asked, work) => traceRequest(settings, asked, work), queryDone: traceQuery, stop };
}

const tracer = () => trace.getTracer('convoya');

/** Runs a piece of work in a span; without a collector it just runs. */
export async function inSpan<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
  return await tracer().startActiveSpan(name, async (span) => {
    try {
      return await work();
    } catch (error) {
      fail(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Adds the log's request id to the span. */
export function nameSpan(requestId: string): void {
  trace.getActiveSpan()?.setAttribute('convoya.request_id', requestId);
}

/** Only the kind is recorded: the rest of the address may be the key to a trip. */
function traceRequest(
  settings: TracingSettings,
  { kind, request }: Parameters<Tracing['inRequest']>[0],
  work: Parameters<Tracing['inRequest']>[1],
): void {
  // Trace headers from a visitor, and their sampling flag, are not trusted.
  const parent = settings.continuesTraces ? propagation.extract(context.active(), request.headers) : context.active();
  const method = request.method ?? 'GET';
  const attributes = { 'http.request.method': method, 'http.route': kind };
  const span = tracer().startSpan(`${method} ${kind}`, { kind: SpanKind.SERVER, attributes }, parent);
  const done = (status: number) => {
    span.setAttribute('http.response.status_code', status);
    if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  };
  context.with(trace.setSpan(parent, span), () => work(done));
}

const longestText = 2_000;

function traceQuery({ text, seconds, isFailed }: QueryDone & { readonly text: string }): void {
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, longestText) };
  const [word = 'statement'] = text
    .replace(/^\s*\/\*.*?\*\//, '')
    .trim()
    .split(/\s/, 1);
  const span = tracer().startSpan(word.toUpperCase(), { kind: SpanKind.CLIENT, attributes, startTime: Date.now() - seconds * 1_000 });
  if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/** Details of the failure are in the log, as far as they may be recorded. */
function fail(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'unknown' });
}
