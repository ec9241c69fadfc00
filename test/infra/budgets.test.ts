import { describe, expect, it } from 'vitest'
import { weightOf } from '#infra/build/bundle.ts'
import { excess } from '#infra/checks/budgets/budget.ts'
import { functionGrowth } from '#infra/checks/budgets/function-growth.ts'
import { filesOf, type Manifest } from '#shared/site/pages/vite-manifest.ts'
import { weighPage } from '#infra/checks/budgets/weigh-page.ts'

const manifest: Manifest = {
  'app/page.tsx': { file: 'assets/page.js', imports: ['_ground.js'], css: ['assets/page.css'] },
  '_ground.js': { file: 'assets/ground.js', imports: ['app/page.tsx'] },
  'app/modal.tsx': { file: 'assets/modal.js', imports: ['_ground.js'] },
}
const document = `<script src="/theme.js"></script><script type="module" crossorigin src="/assets/index.js"></script>
  <link rel="modulepreload" crossorigin href="/assets/ground.js"><link rel="stylesheet" href="/assets/index.css">
  <link rel="icon" href="/favicon.svg">`
const weigh = (file: string) => file.length * 100

describe('the budget of a page', () => {
  const page = { path: '/dashboard', document: 'spa.html', parts: ['app/page.tsx'], limit: 5_000 }
  const [scripts, sheets] = weighPage(page, { manifest, document, weigh })

  it('counts what the document links and what its route loads, each file once', () => {
    expect(scripts?.bytes).toBe(
      ['theme.js', 'assets/index.js', 'assets/ground.js', 'assets/page.js'].join('').length * 100,
    )
    expect(sheets?.bytes).toBe(['assets/index.css', 'assets/page.css'].join('').length * 100)
  })

  it('counts the program that waits until it is wanted', () => {
    const waiting = `<script data-program="[&quot;/assets/index.js&quot;,&quot;/assets/ground.js&quot;]" src="/assets/first.js"></script>`
    const [scripts] = weighPage({ ...page, parts: [] }, { manifest, document: waiting, weigh })
    expect(scripts?.bytes).toBe(['assets/first.js', 'assets/index.js', 'assets/ground.js'].join('').length * 100)
  })

  it('names what exceeds its limit, by how much, and the largest parts', () => {
    expect(excess(scripts!)).toBe(
      'The scripts of /dashboard are 5.2 KiB, more than 4.9 KiB; the largest are assets/ground.js (1.6 KiB), assets/index.js (1.5 KiB), assets/page.js (1.4 KiB).',
    )
    expect(excess({ ...scripts!, limit: scripts!.bytes })).toBeUndefined()
  })

  it('survives circular imports, and names a module that was not built', () => {
    expect([...filesOf(['app/modal.tsx'], manifest)]).toEqual([
      'assets/modal.js',
      'assets/ground.js',
      'assets/page.js',
      'assets/page.css',
    ])
    expect(() => filesOf(['app/gone.tsx'], manifest)).toThrow('app/gone.tsx')
  })
})

it('the weight of a handler is the code of its cold start, by source', () => {
  const to = (path: string, kind: 'import-statement' | 'dynamic-import' = 'import-statement') => ({ path, kind })
  const output = (bytes: number, imports: ReturnType<typeof to>[], inputs: Record<string, number>) => ({
    bytes,
    imports,
    exports: [],
    inputs: Object.fromEntries(Object.entries(inputs).map(([path, bytesInOutput]) => [path, { bytesInOutput }])),
  })
  const outputs = {
    'show.mjs': {
      ...output(10, [to('one.mjs'), to('later.mjs', 'dynamic-import')], { 'functions/show.ts': 9 }),
      entryPoint: 'functions/show.ts',
    },
    'one.mjs': output(100, [to('show.mjs')], {
      'node_modules/@big/pack/a.js': 50,
      'node_modules/@big/pack/node_modules/zod/b.js': 30,
      'node_modules/@big/pack/c.js': 5,
    }),
    'later.mjs': output(1_000, [], { 'node_modules/late/a.js': 1_000 }),
  }
  expect(weightOf({ outputs }, 'functions/show.ts')).toEqual({
    bytes: 110,
    modules: 1,
    largest: [
      { name: '@big/pack', bytes: 55 },
      { name: 'zod', bytes: 30 },
      { name: 'functions/show.ts', bytes: 9 },
    ],
  })
})

describe('the size of a function', () => {
  const largest = [{ name: 'zod', bytes: 2048 }]
  const recorded = { 'leave/request-leave': { bytes: 100_000, modules: 50 } }
  const growth = (bytes: number, modules: number, name = 'leave/request-leave') =>
    functionGrowth({ [name]: { bytes, modules, largest } }, recorded)

  it('may differ a little from what was recorded', () => {
    expect(growth(103_000, 52)).toEqual([])
    expect(growth(50_000, 10)).toEqual([])
  })

  it('is named with what is largest in it when it loads more', () => {
    expect(growth(103_001, 50)).toEqual([
      'leave/request-leave loads 100.6 KiB at a cold start, recorded are 97.7 KiB; the largest are zod (2.0 KiB).',
    ])
  })

  it('is named when it evaluates more files', () => {
    expect(growth(100_000, 53)).toEqual([
      'leave/request-leave evaluates 53 files of our own at a cold start, recorded are 50.',
    ])
  })

  it('has to be recorded for a new function', () => {
    expect(growth(1, 1, 'leave/new')[0]).toContain('leave/new has no recorded size')
  })
})
