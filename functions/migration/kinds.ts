import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AnyKind } from './migrate.ts'

const isKind = (value: unknown): value is AnyKind =>
  typeof value === 'object' && value !== null && 'schema' in value && 'key' in value && 'name' in value

/** Every kind of item in the sources, so that none is forgotten by a migration. */
export async function allKinds(): Promise<AnyKind[]> {
  const sources = globSync('functions/**/*.ts').filter(path => /: Kind</.test(readFileSync(path, 'utf8')))
  const modules = await Promise.all(
    sources.map(path => import(pathToFileURL(resolve(path)).href) as Promise<Record<string, unknown>>),
  )
  return modules.flatMap(exports => Object.values(exports).filter(isKind))
}
