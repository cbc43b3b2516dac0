import { Decrypter, Encrypter } from 'age-encryption';

/**
 * Encrypts and decrypts files in the format of age (https://age-encryption.org/v1) as they flow through a pipeline, so that no file is
 * ever held in memory as a whole.
 */
type Bytes = AsyncIterable<Uint8Array>;
type Through = (source: Bytes) => AsyncGenerator<Uint8Array, void>;

/** A file that cannot be opened: truncated, modified, or encrypted for another key. */
export class AgeError extends Error {
  override readonly name = 'AgeError';
}

/** Encrypts a stream for all of these recipients. */
export function createAgeWriter(recipients: readonly string[]): Through {
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  return async function* (source) {
    yield* await encrypter.encrypt(toWebStream(source));
  };
}

/** Decrypts a stream. Fails with an {@link AgeError} if the file is truncated, modified, or encrypted for another key. */
export function createAgeReader(secret: string): Through {
  const decrypter = new Decrypter();
  decrypter.addIdentity(secret);
  return async function* (source) {
    // An unreadable source fails in the library too, but its error says more than "cut".
    const failed: unknown[] = [];
    try {
      yield* await decrypter.decrypt(toWebStream(source, (error) => failed.push(error)));
    } catch (error) {
      throw failed.length > 0 ? failed[0] : new AgeError(explain(error));
    }
  };
}

/** The library throws plain errors, so their messages decide. Tests check the messages of the pinned version. */
function explain(error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  if (message.startsWith('no identity matched')) return 'was encrypted for another key';
  return message.startsWith('invalid version') ? 'is no file of age' : 'was cut or changed';
}

function toWebStream(source: Bytes, onError: (error: unknown) => void = () => undefined): ReadableStream<Uint8Array> {
  const parts = source[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await parts.next();
        if (done === true) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        onError(error);
        throw error;
      }
    },
    async cancel() {
      await parts.return?.();
    },
  });
}
