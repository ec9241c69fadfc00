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

/** Vite's dev server with hot reload, without the site's security headers, which hot reload would violate. */
export async function devSite(server: Server): Promise<Site> {
  const vite = await createServer({
    server: { middlewareMode: true, ws: { server } },
    appType: 'spa',
    logLevel: 'warn',
    define: asDefinitions(siteSettings(localStage(''))),
    plugins: [standIn],
  })
  return { handler: vite.middlewares, close: () => vite.close() }
}
