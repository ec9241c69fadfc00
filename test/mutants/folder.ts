import { sourceFiles, type SourceFile } from '#test/support/source-tree.ts'

/** Whose mutants are looked for, and the tests that may notice them, the nearest first. */
export interface Folder {
  name: string
  files: string[]
  tests: string[]
  hasCloud: boolean
  /** Whether tests reach the files by name only: handlers, which a cloud or a table in memory loads. */
  isByName: boolean
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
const needsCloud = ({ text }: SourceFile) => /openWorld\(|startSzabi\(|ownCloud\(/.test(text)

/** A folder, or a folder or file inside of one, with the tests that may notice its mutants. */
export function folderOf(name: string): Folder {
  const sources = sourceFiles()
  const isWithin = (path: string, place: string) => path === place || path.startsWith(`${place}/`)
  const files = sources.map(({ path }) => path).filter(path => isWithin(path, name) && !isTest(path))
  if (!files.length) throw new Error(`There is no source file in ${name}`)
  const feature = folders.find(folder => isWithin(name, folder)) ?? name
  const hasCloud = name.startsWith('functions/')
  const own = `test/${feature}/`
  const rooms = hasCloud ? ['test/functions/'] : ['test/shared/', 'test/law/']
  const tests = sources
    .filter(({ path }) => isTest(path) && rooms.some(room => path.startsWith(room)))
    // A test without a cloud may notice what its neighbours do, and asking it costs nothing.
    .filter(one => !hasCloud || one.path.startsWith(own) || !needsCloud(one))
    .map(({ path }) => path)
    .sort((one, other) => Number(other.startsWith(own)) - Number(one.startsWith(own)) || (one < other ? -1 : 1))
  if (hasCloud) return { name, files, tests, hasCloud, isByName: true }
  const far = distancesTo(files)
  return {
    name,
    files,
    hasCloud,
    isByName: false,
    tests: tests
      .filter(test => far.has(test))
      .sort((one, other) => far.get(one)! - far.get(other)! || (one < other ? -1 : 1)),
  }
}

/** The tests that need no cloud, and those that need one, which are asked about what the others did not notice. */
export function byCost(folder: Folder): Folder[] {
  if (!folder.hasCloud) return [folder]
  const needCloud = new Set(sourceFiles().flatMap(one => (needsCloud(one) ? [one.path] : [])))
  const parts = [
    { ...folder, tests: folder.tests.filter(test => !needCloud.has(test)), hasCloud: false },
    { ...folder, tests: folder.tests.filter(test => needCloud.has(test)) },
  ]
  return parts.filter(({ tests }) => tests.length > 0)
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
