import { describe, expect, it } from 'vitest'
import type { RouteObject } from 'react-router'
import { publicPages, appSections } from '#infra/build/site-pages.ts'
import { publicPages as prerendered } from '#web/app/prerender/public-pages.ts'
import { pages } from '#web/app/routes/routes.ts'

/** The path of every page in the routes. */
const addressesOf = (routes: RouteObject[], above = ''): string[] =>
  routes.flatMap(({ path, index, children = [] }) => {
    const address = path ? `${above}/${path}` : above
    const own = path === '*' ? [] : path || index ? [address || '/'] : []
    return [...own, ...addressesOf(children, address)]
  })

describe('the pages that the edge maps', () => {
  it('are the prerendered ones, except for the error page', () => {
    const paths = prerendered()
      .map(({ path }) => path)
      .filter(path => path !== '/404')
    expect(paths.sort()).toEqual([...publicPages].sort())
  })

  it('are all that the shell need not render: every other route is in an app section, and each section has one', () => {
    const isPrerendered = (address: string) =>
      publicPages.some(page => new RegExp(`^${address.replace(/:\w+/g, '[^/]+')}$`).test(page))
    const drawn = addressesOf(pages).filter(address => !isPrerendered(address))
    expect([...new Set(drawn.map(address => address.split('/')[1] ?? ''))].sort()).toEqual([...appSections].sort())
  })
})
