import { existsSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { digestOf } from './digest.ts'
import { refuseForeign } from './refuse-foreign.ts'
import { asDefinitions, siteSettings } from './site-settings.ts'
import { localStage, stages, type Stage } from '#infra/stages.ts'
import { CannotStart } from '#infra/local/stop.ts'
import { captchaStandIn } from './captcha-stand-in.ts'

const out = 'dist/site'
const record = 'dist/site.digest'
const makers = ['infra/build/build-site.ts', 'infra/build/prerender.ts', 'infra/build/page-head.ts', 'vite.config.ts']
const sources = ['web', 'shared', ...makers, 'package-lock.json']

/** A machine's own site has no name in the world; its pages say the one they will have. */
const own: Stage = { ...localStage(''), domains: stages.production.domains }

/** Builds the pages of a stage into `dist/site` where anything they are made of has changed, and gives the folder. */
export async function buildSite(stage: Stage = own, onBuild?: () => void): Promise<string> {
  const settings = siteSettings(stage)
  // One without a name of its own, as for trying out, is not for search engines.
  const origin = stage.domains[0] && `https://${stage.domains[0]}`
  const digest = [digestOf(sources), origin, JSON.stringify(settings)].join('\n')
  const last = await readFile(record, 'utf8').catch(() => '')
  if (last === digest && existsSync(`${out}/spa.html`)) return out

  onBuild?.()
  refuseForeign(dirname(out))

  // Beside the last one, and put in its place when it is whole: somebody may be reading that one.
  const beside = resolve(`dist/site-${process.pid}`)
  try {
    await build(beside, settings, origin)
    if (stage.captcha === 'stand-in') await writeFile(`${beside}/captcha-stand-in.js`, captchaStandIn)
    await rm(out, { recursive: true, force: true })
    await rename(beside, out)
  } catch (error) {
    await rm(beside, { recursive: true, force: true })
    throw new CannotStart(`The pages cannot be built. ${stripVTControlCharacters((error as Error).message)}`)
  }
  await writeFile(record, digest)
  return out
}

async function build(outDir: string, settings: Record<string, string>, origin: string | undefined) {
  const define = asDefinitions(settings)
  const [vite, { prerender }] = await Promise.all([import('vite'), import('./prerender.ts')])
  const { NODE_ENV = 'production' } = process.env
  // Whoever asks for it, a test too: pages are built as they are deployed.
  process.env.NODE_ENV = 'production'
  try {
    await vite.build({ logLevel: 'silent', define, build: { outDir } })
    await prerender({ site: outDir, define, origin })
  } finally {
    process.env.NODE_ENV = NODE_ENV
  }
}
