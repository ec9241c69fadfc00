import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const documents = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'docs/security.md']

/** What only comes to be by running something. */
const made = /^(cdk\.out|\.local)(\/|$)/

/** What stands between backticks and looks like a path of this project: no command, no address, no placeholder. */
const isPath = (name: string) => /^[\w.-]+(\/[\w.-]*)*$/.test(name) && /\/|\.(ts|md)$/.test(name) && !made.test(name)

it.each(documents)('every path that %s names exists', document => {
  const text = readFileSync(document, 'utf8')
  const quoted = [...text.matchAll(/`([^`\n]+)`/g)].map(([, name]) => name!)
  const linked = [...text.matchAll(/\]\((?!https?:)([^)]+)\)/g)].map(([, name]) => name!)
  const paths = [...quoted.filter(isPath), ...linked]
  expect(paths).not.toEqual([])
  expect(paths.filter(path => !existsSync(path))).toEqual([])
})

it.each(documents.slice(0, 2))('every script that %s names is one of package.json', document => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  const named = [...readFileSync(document, 'utf8').matchAll(/\bnpm (?:run )?(start|test|(?<=run )\w+)/g)]
  expect(named.map(([, name]) => name).filter(name => !scripts[name!])).toEqual([])
})

it('every test that docs/security.md names by its words is there', () => {
  const text = readFileSync('docs/security.md', 'utf8')
  const named = [...text.matchAll(/`([^`]+\.test\.ts)` "([^"]+)"/g)]
  expect(named.length).toBeGreaterThan(5)
  const missing = named.filter(([, file, words]) => !readFileSync(file!, 'utf8').includes(words!))
  expect(missing.map(([all]) => all)).toEqual([])
})
