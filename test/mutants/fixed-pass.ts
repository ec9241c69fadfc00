/**
 * Judges mutants that hold from the start: those that are evaluated when their module is loaded, and those that are met only by
 * tests which cannot be repeated. Each has its tests run anew until one fails. Takes a file that lists the mutants with their tests.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { createVitest } from 'vitest/node'
import { note, type Plan } from './plan.ts'

const wanted = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as {
  id: number
  tests: string[]
  hasCloud: boolean
}[]
const vitest = await createVitest('test', {
  config: 'vitest.mutants.config.ts',
  watch: false,
  bail: 1,
  reporters: [{}],
})
const specifications = await vitest.globTestSpecifications()
for (const { id, tests, hasCloud } of wanted) {
  const plan: Plan = { wanted: [], patience: 0, budget: 0, hasCloud, fixed: id }
  writeFileSync('.plan', JSON.stringify(plan))
  note({ id, what: 'tried', by: 'from the start' })
  const near = specifications.filter(({ moduleId }) => tests.includes(relative('.', moduleId)))
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(near)
  const failed = testModules.find(module => !module.ok())
  const isKilled = failed !== undefined || unhandledErrors.length > 0
  note({ id, what: isKilled ? 'killed' : 'survived', by: failed?.relativeModuleId ?? '' })
}
await vitest.close()
