import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { countOf, type Report } from '#infra/checks/report.ts'
import { run } from '#infra/checks/run.ts'
import { longest } from '#test/support/longest-first.ts'
import { slowestOf } from '#test/support/slowest-files.ts'

const file = (status = 'passed', tests = ['passed']) => ({
  status,
  assertionResults: tests.map(status => ({ status })),
})
const report = (...testResults: Report['testResults']): Report => ({
  numPassedTests: 3,
  numFailedTests: 1,
  testResults,
})

describe('what is said at the end of a run', () => {
  it('counts a file that could not be loaded as a failure, and one with a failed test once', () => {
    const files = [file(), file('failed', ['failed', 'passed']), file('failed', [])]
    expect(countOf(report(...files))).toEqual({ passed: 3, failed: 2 })
  })

  it('counts a run that ended early as a failure', () => {
    expect(countOf(undefined)).toEqual({ passed: 0, failed: 1 })
  })

  it('names the slowest files, the slowest first', () => {
    const file = (name: string, seconds: number) => ({ name: resolve(name), milliseconds: seconds * 1_000 })
    const files = [file('test/one.test.ts', 1.26), file('test/two.test.ts', 120), file('test/three.test.ts', 3)]
    expect(slowestOf(files, 2)).toEqual(['  120.0 s  test/two.test.ts', '    3.0 s  test/three.test.ts'])
  })
})

describe('a program that is run', () => {
  it('has passed when it ends well, and what it said is kept together', async () => {
    expect(await run('node', ['-e', 'console.log("out"); console.error("and error")'])).toMatchObject({
      passed: true,
      output: expect.stringMatching(/out\n|and error\n/),
    })
    expect(await run('node', ['-e', 'process.exit(3)'])).toEqual({ passed: false, output: '' })
  })

  it('may be given an environment', async () => {
    const { output } = await run('node', ['-p', 'process.env.GIVEN'], { env: { GIVEN: 'this' } })
    expect(output).toBe('this\n')
  })
})

it('the files that begin first are there', () => {
  expect(longest.filter(path => !existsSync(path))).toEqual([])
})
