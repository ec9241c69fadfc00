import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Recording } from './recorder.ts'

/**
 * Processes that make raw calls, each one at a time, as functions do: what they take is bounded by the same processors as what the
 * product takes. Calls wait for a free process.
 */
export function rawFleet(url: string, size: number) {
  const all = Array.from({ length: size }, () => fork(join(import.meta.dirname, 'raw-process.ts'), [url]))
  const idle = [...all]
  const waiting: ((process: ChildProcess) => void)[] = []
  return {
    async replay(recording: Recording, place: string) {
      const process = idle.pop() ?? (await new Promise<ChildProcess>(take => waiting.push(take)))
      process.send({ recording, place })
      await once(process, 'message')
      const next = waiting.shift()
      if (next) next(process)
      else idle.push(process)
    },
    close: () => all.forEach(process => process.kill()),
  }
}
