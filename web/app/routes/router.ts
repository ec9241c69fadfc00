import { createBrowserRouter, matchRoutes, type HydrationState } from 'react-router'
import { prefixOf } from '../language/language-of-address.ts'
import { currentRouter } from './current-router.ts'
import { redirectFor } from './page-access.ts'
import { pages } from './routes.ts'

const basename = () => prefixOf(location.pathname) || '/'

// The same pages stand under no prefix, `/hu` and `/en`; the basename spares every link the prefix.
const newRouter = (state?: HydrationState) =>
  createBrowserRouter(pages, { basename: basename(), ...(state && { hydrationData: state }) })

currentRouter.setBuilder(() => newRouter())

/**
 * Loads the parts of a prerendered page before it is hydrated, so that the first render equals the markup. The markup is
 * what a guest may see, so no guard is asked.
 * @throws Error where a guest is redirected: a former address is served as one that does not exist
 */
export async function hydrateRouter() {
  const { pathname, search } = location
  const to = redirectFor({ pathname: pathname.slice(prefixOf(pathname).length) || '/', search }, 'guest')
  if (to) throw new Error(`This page is at ${to}`)
  const matches = matchRoutes(pages, location, basename()) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
  currentRouter.set(newRouter({ loaderData: Object.fromEntries(matches.map(({ route }) => [route.id, null])) }))
}
