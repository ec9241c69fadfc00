import { decidedFor } from './decided-rows.ts'

/** The time in which each decision can be undone, and what ends with it; a request that is decided again has its time anew. */
export function undoTimes(onEnd: (request: string) => void) {
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const stop = (request: string) => clearTimeout(timers.get(request))
  return {
    begin(request: string) {
      stop(request)
      timers.set(
        request,
        setTimeout(() => onEnd(request), decidedFor),
      )
    },
    stop,
    stopAll: () => timers.forEach(timer => clearTimeout(timer)),
  }
}
