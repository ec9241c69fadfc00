import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'

interface Timed {
  name: string
  milliseconds: number
}

/** The files that took longest, the slowest first, a line each. */
export const slowestOf = (files: Timed[], most = 16): string[] =>
  files
    .toSorted((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, most)
    .map(({ name, milliseconds }) => `${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${relative('', name)}`)

/** Says at the end of a run which files took longest; what they import and prepare before their first test counts too. */
export default class SlowestFiles implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const files = modules.map(module => {
      const { collectDuration, duration } = module.diagnostic()
      return { name: module.moduleId, milliseconds: collectDuration + duration }
    })
    console.log(['\nThe slowest files:', ...slowestOf(files)].join('\n'))
  }
}
