// What Node is told when it runs a hall; it cannot be told later. package.json and deploy/ say the same, which a test holds them to.

export const hallFlags = [
  // What is being answered dies young, if there is room until it does: a sixth of the work is saved. A hall that has little to do
  // does not take the room (server/program/thrift.ts).
  '--max-semi-space-size=32',
  // Helpers of V8 each keep megabytes that they use now and then.
  '--v8-pool-size=1',
];
