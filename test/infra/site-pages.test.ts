import { describe, expect, it } from 'vitest'
import type { RouteObject } from 'react-router'
import { publicPages, appSections } from '#infra/build/site-pages.ts'
import { publicPages as written } from '#web/app/prerender/public-pages.ts'
import { pages } from '#web/app/routes/routes.ts'

/** The address of every page that has one, as the routes say. */
const addressesOf = (routes: RouteObject[], above = ''): string[] =>
  routes.flatMap(({ path, index, children = [] }) => {
    const address = path ? `${above}/${path}` : above
    const own = path === '*' ? [] : path || index ? [address || '/'] : []
    return [...own, ...addressesOf(children, address)]
  })

describe('the pages that the edge looks for', () => {
  it('are those that the site build writes, but for the one that no address leads to', () => {
    const paths = written.map(({ path }) => path).filter(path => path !== '/404')
    expect(paths.sort()).toEqual([...publicPages].sort())
  })

  it('are all that the shell need not draw: the rest of the routes lies in the appSections, and each wing has some', () => {
    const drawn = addressesOf(pages).filter(address => !publicPages.includes(address))
    expect([...new Set(drawn.map(address => address.split('/')[1] ?? ''))].sort()).toEqual([...appSections].sort())
  })
})
