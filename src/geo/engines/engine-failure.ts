/** Why an external engine gave no usable answer. `refused` is the engine's own statement that it has none; the others are faults. */
export type EngineFailureKind =
  | 'timeout'
  | 'unreachable'
  | 'redirected'
  | 'too-large'
  | 'malformed'
  | 'server-error'
  | 'too-busy'
  | 'refused'
  | 'resting';

export type EngineFailure = { readonly kind: EngineFailureKind; readonly detail: string };

/** Called for each failed call, for the log; never with the request, which may contain someone's address. */
export type FailureReport = (engine: string, failure: EngineFailure) => void;

/** Whether a failure deserves a log line: a resting engine was logged when it failed. */
export function isNews({ kind }: EngineFailure): boolean {
  return kind !== 'resting';
}
