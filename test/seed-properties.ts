import fc from 'fast-check';

/** Each property starts from the run's seed (vitest.config.ts), so that a red build is red again, on any machine. */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED) });
