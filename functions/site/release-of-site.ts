import { siteFiles } from '#functions/platform/site.ts'
import { releaseKey, type SiteRelease } from '#shared/site/pages/site-release.ts'

/** The release that is on the site, with the digests of the documents that it has written itself. */
export type UploadedRelease = SiteRelease & { digests: Record<string, string> }

export async function releaseOfSite(): Promise<UploadedRelease | undefined> {
  const bytes = await siteFiles.get(releaseKey)
  return bytes && (JSON.parse(Buffer.from(bytes).toString()) as UploadedRelease)
}
