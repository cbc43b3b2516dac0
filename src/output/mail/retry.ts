const firstPauseSeconds = 60;
const longestPauseSeconds = 6 * 3_600;
const patienceSeconds = 30 * 86_400;

/**
 * The pause in seconds after attempt number `attempts` has failed (1 is the first): 1 minute, doubling up to 6 hours; null once the pauses
 * would exceed 30 days in all, and the mail has failed for good.
 *
 * The 30 days are counted in pauses, not by a clock: a mail that waited because no worker was running still gets every attempt.
 */
export function planRetry(attempts: number): number | null {
  let waited = 0;
  let pause = firstPauseSeconds;
  for (let attempt = 1; attempt < attempts && waited <= patienceSeconds; attempt += 1) {
    waited += pause;
    pause = Math.min(pause * 2, longestPauseSeconds);
  }
  return waited + pause > patienceSeconds ? null : pause;
}
