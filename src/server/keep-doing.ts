type Work = {
  readonly work: () => Promise<void>;
  /** Milliseconds from one time to the next. */
  readonly every: number;
  /** Told of the first failure after it worked. */
  readonly onFailure: (error: unknown) => void;
};

/**
 * Does something now, and again for as long as the process runs: one at a time, and a failure is told once until it works again. What is
 * under way when it is stopped may find everything closed; nobody is told of that.
 */
export async function keepDoing({ work, every, onFailure }: Work): Promise<{ stop(): void }> {
  let isFailing = false;
  let isAtWork = false;
  let isStopped = false;
  const attempt = async () => {
    if (isAtWork) return;
    isAtWork = true;
    try {
      await work();
      isFailing = false;
    } catch (error) {
      if (!isFailing && !isStopped) onFailure(error);
      isFailing = true;
    } finally {
      isAtWork = false;
    }
  };
  await attempt();
  const timer = setInterval(attempt, every).unref();
  return {
    stop() {
      isStopped = true;
      clearInterval(timer);
    },
  };
}
