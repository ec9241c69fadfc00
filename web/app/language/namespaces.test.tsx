import i18next from 'i18next'
import { expect, it, vi } from 'vitest'
import { loadNamespaces } from './namespaces.ts'

const loaderOf = (load: () => Promise<{ words: Record<string, Record<string, string>> }>) => ({ hu: load, en: load })
const said = (namespace: string): unknown => i18next.getResource(i18next.language, namespace, 'said')

it('loads words once for all who need them at once, and lets each wait until they have come', async () => {
  const load = vi.fn(async () => ({ words: { shared: { said: 'szia' } } }))
  const loader = loaderOf(load)
  const [first, second] = [loadNamespaces(loader), loadNamespaces(loader)]
  await second
  expect(said('shared')).toBe('szia')
  await first
  expect(load).toHaveBeenCalledTimes(1)
})

it('loads again what could not be loaded', async () => {
  const load = vi.fn(async () => ({ words: { retried: { said: 'szia' } } }))
  const loader = loaderOf(load)
  load.mockRejectedValueOnce(new Error('offline'))
  await expect(loadNamespaces(loader)).rejects.toThrow('offline')
  await loadNamespaces(loader)
  expect(said('retried')).toBe('szia')
})
