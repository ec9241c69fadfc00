import { sourceFiles } from '#test/support/source-tree.ts'

/** Whose mutants are looked for, and the tests that may notice them, the nearest first. */
export interface Folder {
  name: string
  files: string[]
  tests: string[]
  hasCloud: boolean
}

/** The folders whose rules are held to tests that notice a change. */
export const folders = [
  'shared/leave',
  'shared/calendar',
  'shared/people',
  'functions/leave',
  'functions/people',
  'functions/account',
]

const isTest = (path: string) => path.endsWith('.test.ts')

export function folderOf(name: string): Folder {
  const sources = sourceFiles()
  const files = sources.map(({ path }) => path).filter(path => path.startsWith(`${name}/`) && !isTest(path))
  const hasCloud = name.startsWith('functions/')
  const rooms = hasCloud ? [`test/${name}/`] : ['test/shared/', 'test/law/']
  const tests = sources
    .map(({ path }) => path)
    .filter(path => isTest(path) && rooms.some(room => path.startsWith(room)))
  if (hasCloud) return { name, files, tests, hasCloud }
  const far = distancesTo(files)
  return {
    name,
    files,
    hasCloud,
    tests: tests
      .filter(test => far.has(test))
      .sort((one, other) => far.get(one)! - far.get(other)! || (one < other ? -1 : 1)),
  }
}

/** How many imports lie between a file and the nearest of the given ones. */
export function distancesTo(files: readonly string[]): Map<string, number> {
  const importers = new Map<string, string[]>()
  for (const { path, imports } of sourceFiles())
    for (const imported of imports) importers.set(imported, [...(importers.get(imported) ?? []), path])
  const far = new Map(files.map(file => [file, 0]))
  for (const [file, distance] of far)
    for (const importer of importers.get(file) ?? []) if (!far.has(importer)) far.set(importer, distance + 1)
  return far
}
