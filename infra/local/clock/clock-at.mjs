/**
 * Preloaded in this process and in every worker: shifts the clock by `CLOCK_SHIFT` milliseconds. Only `Date` is moved; timers and
 * durations are not. Plain JavaScript, since stripping types would slow down every cold start.
 */
const shift = Number(process.env.CLOCK_SHIFT)
const now = Date.now

globalThis.Date = new Proxy(Date, {
  construct: (target, args, self) => Reflect.construct(target, args.length ? args : [now() + shift], self),
  apply: () => new Date().toString(),
  get: (target, name) => (name === 'now' ? () => now() + shift : Reflect.get(target, name)),
})
