import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** One file of the house and what it asks of others. */
export interface SourceFile {
  /** From the top of the project, `room/…`. */
  path: string
  text: string
  /** Files of the house that it imports, `import()` included. */
  imports: string[]
  /** Packages that it imports. */
  packages: string[]
}

const rooms = ['shared', 'functions', 'web', 'infra', 'test']
const isSource = (path: string) => /\.(ts|tsx|mjs)$/.test(path) && !path.includes('node_modules')

const importPattern =
  /(?:^|\n)\s*(?:import|export)\b[^'"`;]*?from\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g

function read(path: string): SourceFile {
  const text = readFileSync(path, 'utf8')
  const names = [...text.matchAll(importPattern)].map(([, from, alone, lazy]) =>
    (from ?? alone ?? lazy ?? '').replace(/\?.*$/, ''),
  )
  return {
    path,
    text,
    imports: names.filter(name => /^[.#]/.test(name)).map(name => fileOf(path, name)),
    packages: names.filter(name => !/^[.#]/.test(name)),
  }
}

const fileOf = (path: string, name: string) =>
  name.startsWith('#') ? name.slice(1) : normalize(join(dirname(path), name))

/** Every source file of the house. */
export const sourceFiles = (): SourceFile[] =>
  rooms
    .filter(existsSync)
    .flatMap(room => readdirSync(room, { recursive: true, encoding: 'utf8' }).map(name => join(room, name)))
    .filter(isSource)
    .map(read)

export const roomOf = (path: string) => path.split('/')[0] ?? ''
export const isTest = (path: string) => roomOf(path) === 'test' || /\.test(-support)?\.tsx?$/.test(path)
