import { mkdirSync, rmSync } from 'node:fs'
import { countOf, readReport } from './report.ts'
import { run, type Finished } from './run.ts'

/**
 * The entry of `npm run check` and `npm test`. The checks run beside the tests; everything is run even if a part fails, and the
 * last line says plainly how many checks and tests passed and failed.
 */
const withTests = process.argv.includes('--with-tests')
const rest = process.argv.slice(2).filter(option => option !== '--with-tests')
const reportFile = '.cache/vitest.json'
const permissionRecords = '.cache/permissions'
const began = performance.now()

const results: boolean[] = []
const held = (name: string, { passed, output }: Finished) => {
  process.stdout.write(output)
  console.log(`${name}: ${passed ? 'good' : 'faults'}`)
  results.push(passed)
}

mkdirSync('.cache', { recursive: true })
rmSync(reportFile, { force: true })
rmSync(permissionRecords, { force: true, recursive: true })

/** Programs written in Go: each further thread would check a part of the same types anew, and something else runs on the other core. */
const oneThread = { env: { GOMAXPROCS: '1' } }

// What the tests need is built before they begin, and weighed where it was built.
const types = run('tsc', ['-p', '.', '--checkers', '1'], oneThread)
held('Budgets', await run('node', ['infra/checks/budgets/hold.ts']))
held('Types', await types)

const tests = run(
  'vitest',
  [
    'run',
    '--reporter=default',
    '--reporter=json',
    '--reporter=test/support/slowest-files.ts',
    `--outputFile.json=${reportFile}`,
    ...(withTests ? rest : ['test/house.test.ts', '--project', 'orderly']),
  ],
  { shown: true, env: { PERMISSION_RECORDS: permissionRecords } },
)
const rules = await run('oxlint', [], oneThread)
const format = await run('oxfmt', ['--check', '.'])
const { passed: finished } = await tests
held('Rules', rules)
held('Format', format)

// Only the whole suite calls every endpoint, so only after it can a permission be said to be unused.
if (withTests && !rest.length)
  held('Permissions', await run('node', ['infra/local/roles/permission-report.ts', permissionRecords]))

const { passed, failed } = countOf(readReport(reportFile))
const allPassed = passed + results.filter(Boolean).length
const allFailed = failed + results.filter(good => !good).length
console.log(`\n${Math.round((performance.now() - began) / 1000)} seconds`)
console.log(`${allPassed} passed, ${allFailed} failed`)
process.exitCode = allFailed || !finished || !passed ? 1 : 0
