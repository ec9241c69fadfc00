import type { Server } from 'node:http'
import { createServer } from 'vite'
import type { HttpHandler } from '../local-cloud.ts'

/** The pages straight from their sources, replaced in the browser as they change; without the site's strict headers, which that needs. */
export async function hotSite(server: Server): Promise<{ handler: HttpHandler; close: () => Promise<void> }> {
  const vite = await createServer({ server: { middlewareMode: true, hmr: { server } }, appType: 'spa', logLevel: 'warn' })
  return { handler: vite.middlewares, close: () => vite.close() }
}
