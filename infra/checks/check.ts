import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'

/**
 * The entry of `npm run check` and `npm test`. Everything is run even if a part fails, and the last line says plainly how
 * many checks and tests passed and failed.
 */
const withTests = process.argv.includes('--with-tests')
const rest = process.argv.slice(2).filter(option => option !== '--with-tests')
const report = '.cache/vitest.json'

interface Report {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

const permissionRecords = '.cache/permissions'

const ran = (program: string, ...options: string[]) =>
  spawnSync(`node_modules/.bin/${program}`, options, {
    stdio: 'inherit',
    env: { ...process.env, PERMISSION_RECORDS: permissionRecords },
  }).status === 0

const checks = [
  { name: 'Types', passed: () => ran('tsc', '-p', '.') },
  { name: 'Rules', passed: () => ran('oxlint') },
  { name: 'Format', passed: () => ran('oxfmt', '--check', '.') },
  { name: 'Budgets', passed: () => ran('node', 'infra/checks/budgets/hold.ts') },
]

const heldTo = ({ name, passed }: (typeof checks)[number]) => {
  const good = passed()
  console.log(`${name}: ${good ? 'good' : 'faults'}`)
  return good
}
const results = checks.map(heldTo)

mkdirSync('.cache', { recursive: true })
rmSync(report, { force: true })
rmSync(permissionRecords, { force: true, recursive: true })
const tests = withTests ? rest : ['test/house.test.ts', '--project', 'node']
const finished = ran('vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...tests)

// Only the whole suite knocks at every door, so only after it can a permission be said to be unused.
if (withTests && !rest.length)
  results.push(
    heldTo({
      name: 'Permissions',
      passed: () => ran('node', 'infra/local/roles/permission-report.ts', permissionRecords),
    }),
  )

const { passed, failed } = count()
const allPassed = passed + results.filter(Boolean).length
const allFailed = failed + results.filter(good => !good).length
console.log(`\n${allPassed} passed, ${allFailed} failed`)
process.exitCode = allFailed || !finished || !passed ? 1 : 0

/** Tests that passed and failed; a file that could not be loaded counts as one failure, and so does a run that ended early. */
function count(): { passed: number; failed: number } {
  if (!existsSync(report)) return { passed: 0, failed: 1 }
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report
  const unloaded = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some(result => result.status === 'failed'),
  )
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length }
}
