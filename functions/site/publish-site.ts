import { backOff } from '#functions/platform/backoff.ts'
import { log } from '#functions/platform/log.ts'
import { Conflict, commit, get, replace } from '#functions/platform/table.ts'
import { unstored, type Stored } from '#functions/platform/kind.ts'
import type { Publication } from '#shared/site/content/publication.ts'
import { staleFiles, goneFiles } from '#shared/site/content/stale-files.ts'
import { filesOfSite, type SiteFile } from './files-of-site.ts'
import { publications } from './publication-store.ts'
import { releaseOfSite } from './release-of-site.ts'
import { readSiteContent } from './site-content.ts'
import { removeFile, writeFile } from './written-file.ts'

/** How often writing begins anew after another one has come in between. */
const attempts = 8

/** Whatever changed this long before the content was read is in it, though clocks differ. */
const clocksDiffer = 2_000

/**
 * Writes what has changed of the public site into its bucket. Before a file is written its digest is forgotten, and remembered only once
 * all are there, so that whoever comes after an interruption, or at the same time, writes it again.
 */
export async function publishSite(changedAt: number): Promise<void> {
  const mine = new Set<string>()
  for (let tries = 1; ; tries++)
    try {
      return await publishOnce(changedAt, mine)
    } catch (error) {
      if (!(error instanceof Conflict) || tries === attempts) throw error
      await backOff(tries, 200)
    }
}

async function publishOnce(changedAt: number, mine: Set<string>): Promise<void> {
  const [found, release] = await Promise.all([get(publications, {}), releaseOfSite()])
  if (!release) return log.info('there is no release of the site to publish')
  const last = publicationOf(found, release.name)
  if (!mine.size && last.release === found?.release && last.read_at > changedAt + clocksDiffer) return
  const read_at = Date.now()
  const files = await filesOfSite(release, await readSiteContent())
  const digests = Object.fromEntries([...files].map(([name, { digest }]) => [name, digest]))
  const known = { ...release.digests, ...last.files, ...Object.fromEntries([...mine].map(name => [name, ''])) }
  const stale = staleFiles(digests, known)
  const gone = goneFiles(digests, known)

  const begun = { ...last, files: forgotten(last.files, [...stale, ...gone]) }
  await commit(replace(publications, begun))
  for (const name of [...stale, ...gone]) mine.add(name)
  await writeAll(files, stale, release.name)
  for (const name of gone) await removeFile(name, files, release.name)
  const written = Object.fromEntries(Object.entries(digests).filter(([name, one]) => release.digests[name] !== one))
  const version = begun._version + 1
  await commit(replace(publications, { ...begun, files: written, read_at, _version: version }))
  if (stale.length + gone.length) log.info('the site was published', { written: stale.length, removed: gone.length })
}

/** Another release begins with its own files. */
const publicationOf = (found: Stored<Publication> | undefined, release: string): Stored<Publication> => {
  if (!found) return unstored({ release, files: {}, read_at: 0 })
  return found.release === release ? found : { ...found, release, read_at: 0, files: forgottenAll(found.files) }
}

const forgottenAll = (files: Record<string, string>) => forgotten({}, Object.keys(files))

const forgotten = (files: Record<string, string>, names: readonly string[]) => ({
  ...files,
  ...Object.fromEntries(names.map(name => [name, ''])),
})

/** How many files are written at once. */
const together = 10

async function writeAll(files: ReadonlyMap<string, SiteFile>, names: readonly string[], release: string) {
  for (let first = 0; first < names.length; first += together)
    await Promise.all(names.slice(first, first + together).map(name => writeFile(name, files.get(name)!, release)))
}
