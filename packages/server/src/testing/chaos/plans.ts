// The chaos runs: a long one by `npm run chaos`, and a short one as a test.

/** Ten minutes with a kill every 10 seconds. */
export const USUAL_PLAN = {
  processes: 3,
  bots: 60,
  windows: 20,
  pace: 500,
  seconds: 600,
  killEvery: 10,
  sleepEvery: 25,
  flushEvery: 15,
};

/** Each of the three once, within 12 seconds of play. */
export const SHORT_PLAN = {
  processes: 3,
  bots: 5,
  windows: 1,
  pace: 60,
  seconds: 12,
  killEvery: 7,
  sleepEvery: 10,
  flushEvery: 8,
};
