import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { stripVTControlCharacters } from 'node:util'
import { CannotStart } from '../stop.ts'
import { digestOf } from '../../digest.ts'

const out = 'dist/site'
const record = 'dist/site.digest'

/** Builds the pages into `dist/site` where anything they are made of has changed, and gives the folder. */
export async function buildSite(): Promise<string> {
  const digest = digestOf(['web', 'shared', 'vite.config.ts', 'package-lock.json'])
  const last = await readFile(record, 'utf8').catch(() => '')
  if (last === digest && existsSync(`${out}/index.html`)) return out

  const { build } = await import('vite')
  await build({ logLevel: 'silent' }).catch((error: Error) => {
    throw new CannotStart(`The pages cannot be built. ${stripVTControlCharacters(error.message)}`)
  })
  await writeFile(record, digest)
  return out
}
