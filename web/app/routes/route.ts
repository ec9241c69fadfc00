import type { ComponentType } from 'react'
import type { LoaderFunction, RouteObject } from 'react-router'
import type { TranslationKey } from '#shared/words/translation-key.ts'
import { guard } from './guard.ts'

/** A page: guarded, and loaded when somebody goes there who may see it. Without a path it is the home page. */
export const page = (
  path: string | undefined,
  title: TranslationKey | undefined,
  load: () => Promise<ComponentType>,
): RouteObject => ({
  id: path ?? 'home',
  ...(path === undefined ? { index: true } : { path }),
  handle: { title },
  loader: guard,
  lazy: async () => ({ Component: await load() }),
})

export const layout = (load: () => Promise<ComponentType>, children: RouteObject[]): RouteObject => ({
  lazy: async () => ({ Component: await load() }),
  children,
})

/** An address without a page: its loader redirects. */
export const redirection = (path: string, loader: LoaderFunction): RouteObject => ({
  id: path,
  path,
  loader,
  Component: () => null,
})
