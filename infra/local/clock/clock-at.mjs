/**
 * Loaded before anything else, in this process and in every worker: the clock goes `CLOCK_SHIFT` milliseconds ahead, and runs on
 * from there. Only the time of day is moved; timers and durations are as long as ever. Plain JavaScript, as the worker's program is.
 */
const shift = Number(process.env.CLOCK_SHIFT)
const now = Date.now

globalThis.Date = new Proxy(Date, {
  construct: (target, args, self) => Reflect.construct(target, args.length ? args : [now() + shift], self),
  apply: () => new Date().toString(),
  get: (target, name) => (name === 'now' ? () => now() + shift : Reflect.get(target, name)),
})
