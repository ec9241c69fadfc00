import { describe, expect, it } from 'vitest'
import { isTest, roomOf, sourceFiles, type SourceFile } from './support/source-tree.ts'

const files = sourceFiles().filter(({ path }) => /\.tsx?$/.test(path))
const linesOf = (some: readonly SourceFile[]) => some.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0)

/** The gallery shows each part in its states, so that it can be looked at and photographed: neither product nor test. */
const isDemonstration = (path: string) => /^web\/gallery\/|\.gallery\.tsx$/.test(path)

/** Where the tests of a room stand, beside those in the room itself, and how many lines of them there are to one of source. */
const rooms = {
  shared: { tests: ['test/shared/', 'test/law/', 'test/types/contract', 'test/types/client'], atLeast: 1 },
  functions: {
    tests: ['test/functions/', 'test/generated/', 'test/race/', 'test/model/', 'test/types/table', 'test/types/serve'],
    atLeast: 1,
  },
  web: { tests: ['test/web/', 'test/journeys/'], atLeast: 0.7 },
}

describe('the lines of tests over those of the source', () => {
  it.each(Object.entries(rooms))('are enough in %s', (room, { tests, atLeast }) => {
    const source = files.filter(({ path }) => roomOf(path) === room && !isTest(path) && !isDemonstration(path))
    const testing = files.filter(
      ({ path }) => (roomOf(path) === room && isTest(path)) || tests.some(start => path.startsWith(start)),
    )
    expect(linesOf(testing) / linesOf(source)).toBeGreaterThanOrEqual(atLeast)
  })
})
