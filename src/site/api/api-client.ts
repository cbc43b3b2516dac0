/** A GraphQL operation with the types of its result and variables, generated from the `.graphql` files. */
export type Operation<Data, Variables> = { toString(): string; readonly __apiType?: (variables: Variables) => Data };

/** Runs operations: in process on the server, over HTTP in the browser. Rejects with an {@link ApiError} when the response has errors. */
export type ApiClient = {
  execute<Data, Variables>(
    operation: Operation<Data, Variables>,
    variables: Variables,
    options?: { readonly signal?: AbortSignal },
  ): Promise<Data>;
};

/** `unavailable`: try again soon; `refused`: the request itself is wrong; `failed`: a fault on our side. */
export type ApiErrorCode = 'unavailable' | 'refused' | 'failed';

export class ApiError extends Error {
  readonly code: ApiErrorCode;

  constructor(code: ApiErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ApiError';
    this.code = code;
  }
}

const codes: readonly ApiErrorCode[] = ['unavailable', 'refused', 'failed'];

/** The kind of failure that was thrown. The client in process throws errors of its own class with the same codes. */
export function codeOfFailure(error: unknown): ApiErrorCode {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return codes.find((each) => each === code) ?? 'failed';
}
