import { useSyncExternalStore } from 'react'
import { createBrowserRouter, matchRoutes, type HydrationState } from 'react-router'
import { prefixOf } from './language-of.ts'
import { pages } from './routes.tsx'

const basename = () => prefixOf(location.pathname) || '/'

// The same pages stand under no prefix, `/hu` and `/en`; the basename spares every link the prefix.
const newRouter = (state?: HydrationState) =>
  createBrowserRouter(pages, { basename: basename(), ...(state && { hydrationData: state }) })

let router: ReturnType<typeof newRouter> | undefined
const watchers = new Set<() => void>()

export const currentRouter = () => (router ??= newRouter())

/**
 * Brings the parts of a page that was written in advance, so that its first drawing is the one that stands there. It was
 * written for a guest, so nobody needs to be asked whether a guest may see it.
 */
export async function takeOverPage() {
  const matches = matchRoutes(pages, location, basename()) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
  router = newRouter({ loaderData: Object.fromEntries(matches.map(({ route }) => [route.id, null])) })
}

/** After the prefix of the address has changed. */
export function rebuildRouter() {
  router?.dispose()
  router = newRouter()
  for (const watcher of watchers) watcher()
}

function subscribe(watcher: () => void) {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

export const useRouter = () => useSyncExternalStore(subscribe, currentRouter, currentRouter)
