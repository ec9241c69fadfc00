/**
 * Judges mutants that hold from the moment their module is loaded: each has the tests near its file run anew, in the process
 * of this program's child, until one fails. Takes the name of a file with the mutants and their tests.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { createVitest } from 'vitest/node'
import { note, type Plan } from './plan.ts'

const wanted = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as { id: number; tests: string[] }[]
const vitest = await createVitest('test', {
  config: 'vitest.mutants.config.ts',
  watch: false,
  bail: 1,
  reporters: [{}],
})
const specifications = await vitest.globTestSpecifications()
for (const { id, tests } of wanted) {
  const plan: Plan = { wanted: [], patience: 0, budget: 0, hasCloud: false, fixed: id }
  writeFileSync('.plan', JSON.stringify(plan))
  note({ id, what: 'tried', by: 'as it is loaded' })
  const near = specifications.filter(({ moduleId }) => tests.includes(relative('.', moduleId)))
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(near)
  const failed = testModules.find(module => !module.ok())
  const isKilled = failed !== undefined || unhandledErrors.length > 0
  note({ id, what: isKilled ? 'killed' : 'survived', by: failed?.relativeModuleId ?? '' })
}
await vitest.close()
