import { Bucket } from './files.ts'

/** The public site: pages and what stands beside them, and hidden ones of the release by which pages are written anew. */
export const siteFiles = new Bucket('SITE')
