import type { Server } from 'node:http'
import { createServer } from 'vite'
import type { Site } from '../http-handler.ts'

/** The pages straight from their sources, replaced in the browser as they change; without the site's strict headers, which that needs. */
export async function hotSite(server: Server): Promise<Site> {
  const vite = await createServer({
    server: { middlewareMode: true, ws: { server } },
    appType: 'spa',
    logLevel: 'warn',
  })
  return { handler: vite.middlewares, close: () => vite.close() }
}
