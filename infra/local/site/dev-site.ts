import type { Server } from 'node:http'
import { createServer, type Plugin } from 'vite'
import { asDefinitions, siteSettings } from '#infra/build/site-settings.ts'
import { localStage } from '#infra/stages.ts'
import type { Site } from '../http/http-handler.ts'
import { captchaStandIn } from '#infra/build/captcha-stand-in.ts'

/** Serves the captcha's stand-in, which the built site has as a file. */
const standIn: Plugin = {
  name: 'captcha-stand-in',
  configureServer: ({ middlewares }) =>
    void middlewares.use('/captcha-stand-in.js', (_, response) =>
      response.setHeader('content-type', 'text/javascript').end(captchaStandIn),
    ),
}

/** Takes the place of the built site's service worker at the same address, which would answer with what it kept: it removes itself. */
const noWorker: Plugin = {
  name: 'no-service-worker',
  configureServer: ({ middlewares }) =>
    void middlewares.use('/service-worker.js', (_, response) =>
      response.setHeader('content-type', 'text/javascript').end(`
        addEventListener('install', () => skipWaiting())
        addEventListener('activate', event => event.waitUntil(remove()))
        async function remove() {
          await registration.unregister()
          for (const page of await clients.matchAll({ type: 'window' })) await page.navigate(page.url)
        }`),
    ),
}

/** Vite's dev server with hot reload, without the site's security headers, which hot reload would violate. */
export async function devSite(server: Server): Promise<Site> {
  const vite = await createServer({
    server: { middlewareMode: true, ws: { server } },
    appType: 'spa',
    logLevel: 'warn',
    define: asDefinitions(siteSettings(localStage(''))),
    plugins: [standIn, noWorker],
  })
  return { handler: vite.middlewares, close: () => vite.close() }
}
