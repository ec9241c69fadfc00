import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import type { HttpHandler } from '#infra/local/http/http-handler.ts'
import { siteHandler } from '#infra/local/edge/site-handler.ts'

/** Who is asked for an address while the pages are served from their sources. */
function askedFor(url: string): string[] {
  const asked: string[] = []
  const by =
    (name: string): HttpHandler =>
    () =>
      void asked.push(name)
  const pages = { handler: by('pages'), close: async () => {} }
  const handler = siteHandler([], { api: by('api'), buckets: () => by('bucket') }, pages)
  void handler({ url } as IncomingMessage, {} as never)
  return asked
}

it.each([
  ['/hu/dashboard', 'pages'],
  ['/api/drafts/draft-name.ts', 'pages'],
  ['/api/captcha/captcha-script.ts?t=1', 'pages'],
  ['/api/hu/user', 'api'],
  ['/api/hu/day-off?from=a.ts', 'api'],
  ['/api/openapi.json', 'api'],
  ['/api', 'api'],
])('%s is served by the %s', (url, name) => expect(askedFor(url)).toEqual([name]))
