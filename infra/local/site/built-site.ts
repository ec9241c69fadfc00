import type { Site } from '../http/http-handler.ts'
import { buildSite } from '#infra/build/build-site.ts'

/** The pages as they are deployed, served as the template's content network serves them. */
export const builtSite = async (): Promise<Site> => ({ files: await buildSite() })
