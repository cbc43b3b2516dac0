/**
 * Why an engine elsewhere gave no answer that can be used. `refused` is its own word that it has none; the others say that it is not well.
 */
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

/** Is told of each failed question, for the log; never of what was asked, which may be someone's address. */
export type FailureReport = (engine: string, failure: EngineFailure) => void;

/** Whether a failure is worth a line in the log: that an engine is being left alone was said when it failed. */
export function isNews({ kind }: EngineFailure): boolean {
  return kind !== 'resting';
}
