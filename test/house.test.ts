import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, parse } from 'node:path'
import { describe, expect, it } from 'vitest'
import { plain } from './support/plain-tests.ts'
import { isTest, roomOf, sourceFiles } from './support/source-tree.ts'

const files = sourceFiles()
const built = files.filter(({ path }) => !isTest(path))
const arrows = built.flatMap(({ path, imports }) => imports.map(to => ({ from: path, to })))

/** Which room may ask another for something. What is not written here is not allowed. */
const doors: Record<string, string[]> = { shared: [], functions: ['shared'], web: ['shared'], infra: ['shared'] }

/** A feature knows only the storeys below its own. */
const storeys = [
  'words',
  'contract',
  'calendar',
  'platform',
  'account',
  'company',
  'people',
  'leave',
  'attendance',
  'notifications',
  'billing',
  'site',
  'integrations',
  'assistants',
  'backoffice',
  'stream',
]
const storeyOf = (path: string) => storeys.indexOf(path.split('/')[1] ?? '')
const hasStoreys = (path: string) => ['shared', 'functions'].includes(roomOf(path)) && storeyOf(path) >= 0

/** What only the gallery shows: its frame, and the entry of a part beside it. */
const isGallery = (path: string) => path.startsWith('web/gallery/') || /\.gallery\.tsx?$/.test(path)

const shown = (found: { from: string; to: string }[]) => found.map(({ from, to }) => `${from} → ${to}`)

describe('the house', () => {
  it('has only the rooms of the plan on its top floor', () => {
    const known = ['infra', 'functions', 'web', 'shared', 'test', 'docs', 'dist', 'node_modules']
    const folders = readdirSync('.', { withFileTypes: true }).filter(
      entry => entry.isDirectory() && !entry.name.startsWith('.'),
    )
    expect(folders.map(({ name }) => name).filter(name => !known.includes(name) && name !== 'cdk.out')).toEqual([])
  })

  it('has doors only where the plan shows them', () => {
    const through = arrows.filter(
      ({ from, to }) => roomOf(from) !== roomOf(to) && !doors[roomOf(from)]?.includes(roomOf(to)),
    )
    expect(shown(through)).toEqual([])
  })

  it('lets features know only the storeys below', () => {
    const up = arrows.filter(({ from, to }) => hasStoreys(from) && hasStoreys(to) && storeyOf(to) > storeyOf(from))
    expect(shown(up)).toEqual([])
  })

  it('keeps the features of the pages apart; only the app composes them', () => {
    const folder = (path: string) => path.split('/')[1] ?? ''
    const common = ['ui', 'api', 'style']
    const mixed = arrows.filter(
      ({ from, to }) =>
        roomOf(from) === 'web' &&
        roomOf(to) === 'web' &&
        folder(from) !== folder(to) &&
        !common.includes(folder(to)) &&
        !['app', 'gallery'].includes(folder(from)) &&
        !isGallery(from),
    )
    expect(shown(mixed)).toEqual([])
  })

  it('lets component tests, which share a page, replace no module: what they never meet has a stand-in for all', () => {
    const component = files.filter(({ path }) => path.startsWith('web/') && path.endsWith('.test.tsx'))
    expect(component.length).toBeGreaterThan(50)
    expect(component.filter(({ text }) => /\bvi\.(mock|doMock)\(/.test(text)).map(({ path }) => path)).toEqual([])
  })

  it('shows every part in the gallery, and the gallery in no page', () => {
    const styled = readdirSync('web/ui', { recursive: true, encoding: 'utf8' }).filter(name =>
      name.endsWith('.module.css'),
    )
    const entries = files.filter(({ path }) => isGallery(path)).map(({ path }) => path)
    const folders = styled.map(name => `web/ui/${name.replace(/[^/]*$/, '')}`)
    expect(folders.filter(folder => !entries.some(path => path.startsWith(folder)))).toEqual([])
    expect(shown(arrows.filter(({ from, to }) => isGallery(to) && !isGallery(from)))).toEqual([])
  })

  it('imports only files that exist', () => {
    expect(shown(arrows.filter(({ to }) => !existsSync(to)))).toEqual([])
  })

  it('goes round in no circles', () => {
    expect(circles()).toEqual([])
  })

  it('keeps the shared room pure: zod alone, no clock, no chance, no process', () => {
    const shared = built.filter(({ path }) => roomOf(path) === 'shared')
    expect(
      shared.flatMap(({ path, packages }) =>
        packages.filter(name => !/^zod(\/|$)/.test(name)).map(name => `${path} → ${name}`),
      ),
    ).toEqual([])
    const impure =
      /\bDate\.now\b|\bnew Date\(\s*\)|\bMath\.random\b|\bprocess\.|\bperformance\.now\b|\bfetch\(|\bcrypto\./
    expect(shared.filter(({ text }) => impure.test(text)).map(({ path }) => path)).toEqual([])
  })

  it('lets no store read a clock: whoever asks says what day it is', () => {
    const stores = built.filter(({ path }) => path.startsWith('functions/') && path.endsWith('-store.ts'))
    const clock = /\bnowAt\(|\bDate\.now\b|\bnew Date\(\s*\)/
    expect(stores.length).toBeGreaterThan(5)
    expect(stores.filter(({ text }) => clock.test(text)).map(({ path }) => path)).toEqual([])
  })

  it('has no folder that is two: at most 28 files lie side by side, but where each endpoint has a file', () => {
    const perEndpoint = /^(functions\/\w+|shared\/\w+\/contract)$/
    const folders = new Map<string, number>()
    for (const { path } of built) folders.set(dirname(path), (folders.get(dirname(path)) ?? 0) + 1)
    const crowded = [...folders].filter(([folder, count]) => count > 28 && !perEndpoint.test(folder))
    expect(crowded.map(([folder, count]) => `${folder}: ${count}`)).toEqual([])
  })

  it('S05 uses every package of the specification, each where it belongs', () => {
    const users: Record<string, string[]> = {
      web: ['react', 'react-dom', 'aws-amplify', 'react-router', 'swr', 'i18next'],
      functions: ['@aws-sdk/client-dynamodb', '@aws-sdk/lib-dynamodb', '@aws-sdk/client-ses', '@middy/core', 'zod'],
      shared: ['zod'],
      infra: ['vite', 'aws-cdk-lib', 'constructs'],
      test: ['vitest', 'aws-sdk-client-mock'],
    }
    const isUsed = (room: string, name: string) =>
      files.some(
        ({ path, packages }) =>
          roomOf(path) === room &&
          isTest(path) === (room === 'test') &&
          packages.some(used => used === name || used.startsWith(`${name}/`)),
      )
    const unused = Object.entries(users).flatMap(([room, names]) =>
      names.filter(name => !isUsed(room, name)).map(name => `${room} → ${name}`),
    )
    expect(unused).toEqual([])
  })

  it('says the name of the product once, for the code that says it', () => {
    const named = /(['"`][^'"`\n]*\bSzabi\b(?!-)[^'"`\n]*['"`])|>\s*[^<{]*\bSzabi\b/
    const shown = built.filter(
      ({ path }) => /^(shared|functions|web\/(?!gallery))/.test(path) && !path.endsWith('words/product.ts'),
    )
    expect(shown.filter(({ text }) => named.test(text)).map(({ path }) => path)).toEqual([])
  })

  it('calls nothing by names that say nothing', () => {
    const empty = /(^|\/)((utils?|helpers?|services|managers|hooks|misc)\/|(utils?|helpers?)\.tsx?$)/
    expect(files.map(({ path }) => path).filter(path => empty.test(path))).toEqual([])
  })

  it('numbers each decision once, in its name and in its title', () => {
    const named = globSync('docs/decisions/*.md').map(path => ({ number: parse(path).name.slice(0, 4), path }))
    expect([...Map.groupBy(named, ({ number }) => number).values()].filter(({ length }) => length > 1)).toEqual([])
    const isTitled = ({ number, path }: (typeof named)[number]) =>
      readFileSync(path, 'utf8').startsWith(`# ${Number(number)}. `)
    expect(named.filter(one => !isTitled(one)).map(({ path }) => path)).toEqual([])
  })

  it('has no barrels', () => {
    expect(built.filter(({ text }) => /(^|\n)export (\*|\{[^}]*\}) from/.test(text)).map(({ path }) => path)).toEqual(
      [],
    )
  })

  it('replaces no module where tests share a process', () => {
    const replacing = globSync(plain).filter(path => /\bvi\.(do)?mock\(/i.test(readFileSync(path, 'utf8')))
    expect(replacing).toEqual([])
  })

  it('names its files in kebab-case', () => {
    const plain = /^[a-z0-9]+([-.][a-z0-9]+)*$/
    expect(
      files.flatMap(({ path }) =>
        path
          .split('/')
          .filter(name => !plain.test(name))
          .map(() => path),
      ),
    ).toEqual([])
  })
})

/** Every circle of imports, `import()` included, as the path that closes it. */
function circles(): string[] {
  const targets = new Map(built.map(({ path, imports }) => [path, imports]))
  const done = new Set<string>()
  const found: string[] = []
  const visit = (path: string, way: string[]) => {
    if (way.includes(path)) found.push([...way.slice(way.indexOf(path)), path].join(' → '))
    if (way.includes(path) || done.has(path)) return
    for (const next of targets.get(path) ?? []) visit(next, [...way, path])
    done.add(path)
  }
  for (const path of targets.keys()) visit(path, [])
  return found
}
