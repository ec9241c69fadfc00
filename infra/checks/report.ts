import { existsSync, readFileSync } from 'node:fs'

/** The part of vitest's JSON report that is read here. */
export interface Report {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    status: string
    assertionResults: { status: string }[]
  }[]
}

export const readReport = (file: string): Report | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined

/** Tests that passed and failed; a file that could not be loaded counts as one failure, and so does a run that ended early. */
export function countOf(report: Report | undefined): { passed: number; failed: number } {
  if (!report) return { passed: 0, failed: 1 }
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some(result => result.status === 'failed'),
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length }
}
