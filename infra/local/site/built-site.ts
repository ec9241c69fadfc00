import type { Site } from '../http-handler.ts'
import { buildSite } from './build-site.ts'

/** The pages as they are deployed, served as the template's content network serves them. */
export const builtSite = async (): Promise<Site> => ({ files: await buildSite() })
