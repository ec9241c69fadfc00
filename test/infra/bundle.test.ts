import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { bundle, reachOf } from '#infra/build/bundle.ts'

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'bundle-'))
  await source('platform/table.ts', 'export const table = () => "the table"')
  await source(
    'leave/leave-store.ts',
    'import { table } from "../platform/table.ts"\nexport const find = () => table()',
  )
  await source(
    'leave/show-leave.ts',
    'import { find } from "./leave-store.ts"\nexport const handler = async () => find()',
  )
  await source('leave/say-hello.ts', 'export const handler = async () => "hello"')
})
afterEach(() => rm(directory, { recursive: true }))

async function source(path: string, text: string) {
  const file = join(directory, 'functions', path)
  await mkdir(join(file, '..'), { recursive: true })
  await writeFile(file, text)
}

const build = (files: Record<string, string[]> = { leave: ['show-leave', 'say-hello'] }) =>
  bundle({ source: join(directory, 'functions'), out: join(directory, 'out'), files, inputs: [] })

const load = (name: string) =>
  import(`${pathToFileURL(join(directory, 'out/leave', `${name}.mjs`)).href}?${performance.now()}`)

describe('a bundle', () => {
  it('has a self-contained module for each handler', async () => {
    const { faults } = await build()
    expect(faults).toEqual([])
    expect(await (await load('show-leave')).handler()).toBe('the table')
    expect(await (await load('say-hello')).handler()).toBe('hello')
  })

  it('keeps the names of functions, so that a stack trace from production can be read', async () => {
    await source(
      'leave/say-hello.ts',
      'function findNobody(): never { throw new Error("nobody") }\nexport const handler = async () => findNobody()',
    )
    await build()
    const { stack } = await (await load('say-hello')).handler().catch((error: Error) => error)
    expect(stack).toMatch(/at findNobody .*say-hello\.mjs/)
  })

  it('builds a schema when it is first used', async () => {
    await source(
      'leave/say-hello.ts',
      `import * as z from 'zod/mini'
      let isBuilt = false
      const Text = z.string().check(z.maxLength(5))
      const Form = z.object({ get text() { isBuilt = true; return Text } })
      export const wasBuilt = () => isBuilt
      export const handler = async (form: object) => Form.safeParse(form).success`,
    )
    expect((await build()).faults).toEqual([])
    const { wasBuilt, handler } = await load('say-hello')
    expect(wasBuilt()).toBe(false)
    expect([await handler({ text: 'short' }), await handler({ text: 'too long' })]).toEqual([true, false])
    expect(wasBuilt()).toBe(true)
  })

  it('makes a `require` only where a package loads something by it', async () => {
    const hello = () => readFile(join(directory, 'out/leave/say-hello.mjs'), 'utf8')
    await build()
    expect(await hello()).not.toContain('createRequire')

    await source('platform/old.cjs', 'module.exports = { newLine: () => require("node:os").EOL }')
    await source(
      'leave/say-hello.ts',
      'import old from "../platform/old.cjs"\nexport const handler = async () => old.newLine()',
    )
    await build()
    expect(await hello()).toContain('createRequire')
    expect(await (await load('say-hello')).handler()).toBe('\n')
  })

  it('knows the capabilities of each handler, by any chain of imports', async () => {
    const { reach } = await build()
    expect(reach).toEqual({ leave: { 'show-leave': ['table'], 'say-hello': [] } })
  })

  it('is not built again while nothing has changed', async () => {
    const file = join(directory, 'out/leave/say-hello.mjs')
    const first = await build()
    const { mtimeMs } = await stat(file)
    expect(await build()).toEqual(first)
    expect((await stat(file)).mtimeMs).toBe(mtimeMs)
  })

  it('is rebuilt on a change, and leaves no stale files', async () => {
    await build()
    await source('platform/table.ts', 'export const table = () => "another table"')
    await build()
    expect(await (await load('show-leave')).handler()).toBe('another table')
    await build({ leave: ['say-hello'] })
    expect(await readdir(join(directory, 'out/leave'))).not.toContain('show-leave.mjs')
  })

  it('keeps the names of functions, and carries no source map', async () => {
    await source(
      'leave/say-hello.ts',
      'function greet() { return "hello" }\nexport const handler = async () => greet() + greet.name',
    )
    await build()
    expect(await (await load('say-hello')).handler()).toBe('hellogreet')
    expect(await readFile(join(directory, 'out/leave/say-hello.mjs'), 'utf8')).not.toContain('sourceMappingURL')
  })

  it('loads no module twice in one function, whatever a lazy import needs of it', async () => {
    await source('platform/table.ts', 'export const table = { opened: performance.now() + Math.random() }')
    await source('leave/late.ts', 'import { table } from "../platform/table.ts"\nexport const late = () => table')
    await source(
      'leave/show-leave.ts',
      'import { table } from "../platform/table.ts"\nexport const handler = async () => (await import("./late.ts")).late() === table',
    )
    await source(
      'leave/say-hello.ts',
      'import { table } from "../platform/table.ts"\nexport const handler = async () => typeof table.opened',
    )
    expect((await build()).faults).toEqual([])
    expect(await (await load('show-leave')).handler()).toBe(true)
    expect(await (await load('say-hello')).handler()).toBe('number')
  })

  it('loads the code of our own with the module of the handler, and no chunk for it', async () => {
    await source(
      'leave/say-hello.ts',
      'import { find } from "./leave-store.ts"\nexport const handler = async () => find()',
    )
    await build()
    expect(await readdir(join(directory, 'out/leave'))).toEqual(['say-hello.mjs', 'show-leave.mjs'])
    expect(await (await load('say-hello')).handler()).toBe('the table')
  })

  it('reports missing handlers and features that cannot be built, and builds the rest', async () => {
    await source('people/broken.ts', 'export const handler = (')
    const { faults } = await build({ leave: ['say-hello', 'not-there'], people: ['broken'] })
    expect(faults).toHaveLength(2)
    expect(faults.join()).toContain('leave/not-there.ts is not written.')
    expect(faults.join()).toContain('broken.ts')
    expect(await (await load('say-hello')).handler()).toBe('hello')
  })
})

describe('the capabilities of a handler', () => {
  const imports = (...paths: string[]) => ({
    bytes: 0,
    imports: paths.map(path => ({ path, kind: 'import-statement' as const })),
  })

  it('survive circular imports, and exclude those of other handlers', () => {
    const inputs = {
      'functions/leave/a.ts': imports('functions/leave/b.ts'),
      'functions/leave/b.ts': imports('functions/leave/a.ts', 'functions/platform/queue.ts'),
      'functions/leave/c.ts': imports('functions/platform/secrets.ts'),
    }
    expect(reachOf({ inputs }, 'functions/leave/a.ts', 'functions')).toEqual(['queue'])
  })
})
