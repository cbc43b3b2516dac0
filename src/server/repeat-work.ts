type Work = {
  readonly work: () => Promise<void>;
  /** Milliseconds between runs. */
  readonly every: number;
  /** Called with the first failure after a success. */
  readonly onFailure: (error: unknown) => void;
};

/**
 * Repeats a job, one run at a time, as long as the process runs. A failure is reported once until it works again. Failures after the stop
 * are not reported.
 */
export async function repeatWork({ work, every, onFailure }: Work): Promise<{ stop(): void }> {
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
