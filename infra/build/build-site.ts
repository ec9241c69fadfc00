import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { digestOf } from './digest.ts'
import { refuseForeign } from './refuse-foreign.ts'
import { asDefinitions, siteSettings } from './site-settings.ts'
import { swapIn } from './swap-in.ts'
import { localStage, stages, type Stage } from '#infra/stages.ts'
import { CannotStart } from '#infra/local/stop.ts'
import { captchaStandIn } from './captcha-stand-in.ts'

const out = 'dist/site'
const record = 'dist/site.digest'
const builders = [...['build-site', 'prerender', 'site-pages'].map(name => `infra/build/${name}.ts`), 'vite.config.ts']
const sources = ['web', 'shared', ...builders, 'package-lock.json']

/** The local site's pages carry the canonical URLs of production. */
const localSite: Stage = { ...localStage(''), domains: stages.production.domains }

/** Builds the pages of a stage into `dist/site` if their sources have changed, and gives the folder. */
export async function buildSite(stage: Stage = localSite, onBuild?: () => void): Promise<string> {
  const settings = siteSettings(stage)
  // A stage without a domain has no canonical URLs and is not indexed.
  const origin = stage.domains[0] && `https://${stage.domains[0]}`
  const digest = [digestOf(sources), origin, JSON.stringify(settings)].join('\n')
  if (await isBuilt(digest)) return out

  onBuild?.()
  refuseForeign(dirname(out))

  // Built into a folder of its own and swapped in when complete, since the last build may be being served.
  const draft = resolve(`dist/site-${process.pid}`)
  try {
    await build(draft, settings, origin, digestOf(sources).slice(0, 16))
    if (stage.captcha === 'stand-in') await writeFile(`${draft}/captcha-stand-in.js`, captchaStandIn)
    // Where somebody else has built the same meanwhile, theirs stays, since it may be being read.
    if (await isBuilt(digest)) await rm(draft, { recursive: true, force: true })
    else await swapIn(draft, out)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw new CannotStart(`The pages cannot be built. ${stripVTControlCharacters((error as Error).message)}`)
  }
  await writeFile(record, digest)
  return out
}

/** Whether the pages in place are those of these sources and settings. */
async function isBuilt(digest: string) {
  const last = await readFile(record, 'utf8').catch(() => '')
  return last === digest && existsSync(`${out}/spa.html`)
}

async function build(outDir: string, settings: Record<string, string>, origin: string | undefined, release: string) {
  const define = asDefinitions(settings)
  const [vite, { prerender }] = await Promise.all([import('vite'), import('./prerender.ts')])
  const { NODE_ENV = 'production' } = process.env
  // Pages are built for production even when a test builds them.
  process.env.NODE_ENV = 'production'
  try {
    await vite.build({ logLevel: 'silent', define, build: { outDir } })
    await prerender({ site: outDir, define, origin, release })
  } finally {
    process.env.NODE_ENV = NODE_ENV
  }
}
