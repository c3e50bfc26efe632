// The chaos runs: a long one by `npm run chaos`, and a short one as a test.

/** Ten minutes with a kill every 10 seconds, a stop of 90 seconds, and two restarts of PostgreSQL. */
export const USUAL_PLAN = {
  processes: 3,
  bots: 60,
  windows: 20,
  pace: 500,
  seconds: 600,
  killEvery: 10,
  sleepEvery: 25,
  flushEvery: 15,
  watchers: 20,
  longSleep: 90,
  restarts: 2,
};

/** Each of the three once, within 12 seconds of play. */
export const SHORT_PLAN = {
  processes: 3,
  bots: 5,
  // Every game may be watched at once, or watchers find none within the time.
  windows: 5,
  pace: 60,
  seconds: 12,
  killEvery: 7,
  sleepEvery: 10,
  flushEvery: 8,
  watchers: 3,
  longSleep: 0,
  restarts: 0,
};
