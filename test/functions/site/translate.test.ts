import { describe, expect, it } from 'vitest'
import { site } from '#shared/site/contract.ts'
import { fingerprintsOf } from '#shared/words/fingerprint.ts'
import { translations } from '#shared/words/translations.ts'
import { openWorld } from '#test/support/world.ts'

const world = openWorld()
const asked = (known?: string) => world.visitor('hu').asked(site.translate, { query: { known } })
const { common, site: pages, leave } = translations.hu

const fetched = (query: string, headers: Record<string, string> = {}) =>
  fetch(`${world.cloud.url}/api/hu/translate${query}`, { headers, cache: 'no-store' })

describe('the translations', () => {
  it('are all of a language for whoever knows none', async () => {
    expect((await asked()).data).toEqual(translations.hu)
  })

  it('are none for a page that was built with the same', async () => {
    expect((await asked(fingerprintsOf({ common, site: pages, leave }))).data).toEqual({})
  })

  it('are only those of the namespaces that a page knows and that were edited', async () => {
    const known = fingerprintsOf({ common, site: { ...pages, home: 'Főoldal, mint rég' } })
    expect((await asked(known)).data).toEqual({ site: pages })
  })

  it('are sent once: a browser that asks again with their version is told that it has them', async () => {
    for (const query of ['', `?known=${fingerprintsOf({ common })}`]) {
      const first = await fetched(query, { 'accept-encoding': 'gzip' })
      const tag = first.headers.get('etag')!
      expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'no-cache'])

      const again = await fetched(query, { 'if-none-match': tag })
      expect([again.status, await again.text()]).toEqual([304, ''])
      expect([again.headers.get('etag'), again.headers.get('cache-control')]).toEqual([tag, 'no-cache'])
      expect((await fetched(query, { 'if-none-match': 'W/"older"' })).status).toBe(200)
    }
  })
})
