/**
 * Preloaded in this process and in every worker: shifts the clock by `CLOCK_SHIFT` milliseconds. Only `Date` is moved; timers and
 * durations are not. Read at each call, so that it can be moved again. Plain JavaScript, since stripping types would slow down every cold start.
 */
const machineNow = Date.now
const now = () => machineNow() + Number(process.env.CLOCK_SHIFT ?? 0)

globalThis.Date = new Proxy(Date, {
  construct: (target, args, self) => Reflect.construct(target, args.length ? args : [now()], self),
  apply: () => new Date().toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})
