import type { Server } from 'node:http'
import { buildSite } from '#infra/build/build-site.ts'
import type { Site } from '../http/http-handler.ts'
import type { Say } from '../say.ts'

/** The pages as they are deployed, served as the template's content network serves them. */
export const builtSite = async (_server: Server, say: Say): Promise<Site> => ({
  files: await buildSite(undefined, () => say('Building the pages.')),
})
