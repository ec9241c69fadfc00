import { describe, expect, it } from 'vitest'
import { publicPages } from '#infra/site-pages.ts'
import { publicPages as written } from '#web/app/public-pages.ts'

describe('the pages that the edge looks for', () => {
  it('are those that the site build writes, but for the one that no address leads to', () => {
    const paths = written.map(({ path }) => path).filter(path => path !== '/404')
    expect(paths.sort()).toEqual([...publicPages].sort())
  })
})
