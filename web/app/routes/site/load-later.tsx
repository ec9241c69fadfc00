import { lazy, Suspense, type ComponentType } from 'react'
import { StillLoading } from '#web/ui/feedback/skeleton/still-loading.tsx'

/**
 * A page whose content is loaded after the layout, since a public page may weigh little at first: the prerendered page contains it, and
 * hydrates it when it has come.
 */
export async function loadLater(load: () => Promise<ComponentType>): Promise<ComponentType> {
  const Content = import.meta.env.SSR ? await load() : lazy(async () => ({ default: await load() }))
  return () => (
    <Suspense fallback={<StillLoading />}>
      <Content />
    </Suspense>
  )
}
